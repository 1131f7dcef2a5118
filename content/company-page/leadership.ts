import type { Leader } from './types';

const leaders: Leader[] = [
  {
    role: 'Chief Executive',
    remit: 'Sets our direction and holds us to our promise of good health for all.',
    picture: 'leader-executive',
  },
  {
    role: 'Head of Science',
    remit: 'Leads assay and device development, from the first question to the finished kit.',
    picture: 'leader-science',
  },
  {
    role: 'Head of Quality and Regulatory Affairs',
    remit: 'Maintains the quality system and the certifications our customers rely on.',
    picture: 'leader-quality',
  },
  {
    role: 'Head of Manufacturing and Supply',
    remit: 'Makes sure our products are well made and reach labs when they are needed.',
    picture: 'leader-operations',
  },
  {
    role: 'Head of Customer Partnerships',
    remit: 'Listens to labs, hospitals and distributors, and makes sure we act on what they say.',
    picture: 'leader-customers',
  },
];

export const leadership = {
  id: 'leadership',
  heading: 'Leadership',
  intro: 'Five people are responsible for what we make and how we make it.',
  carouselLabel: 'Leadership',
  leaders,
};
