import type { Leader } from './types';

const leaders: Leader[] = [
  { role: 'Chief Executive', picture: 'leader-executive' },
  { role: 'Head of Science', picture: 'leader-science' },
  { role: 'Head of Quality and Regulatory Affairs', picture: 'leader-quality' },
  { role: 'Head of Manufacturing and Supply', picture: 'leader-operations' },
  { role: 'Head of Customer Partnerships', picture: 'leader-customers' },
];

export const leadership = {
  id: 'leadership',
  heading: 'Leadership',
  intro: 'The five people who lead our company.',
  carouselLabel: 'Leadership',
  leaders,
};
