import type { Leader } from './types';

const leaders: Leader[] = [
  {
    role: 'Chief Executive',
    remit: 'Sets our direction and answers for our promise of good health for all.',
    picture: 'leader-executive',
  },
  {
    role: 'Head of Science',
    remit: 'Leads assay and device development, from first question to finished kit.',
    picture: 'leader-science',
  },
  {
    role: 'Head of Quality and Regulatory Affairs',
    remit: 'Maintains the quality system and the certifications our customers rely on.',
    picture: 'leader-quality',
  },
  {
    role: 'Head of Manufacturing and Supply',
    remit: 'Makes sure that what a lab orders is made well and arrives when it is needed.',
    picture: 'leader-operations',
  },
  {
    role: 'Head of Customer Partnerships',
    remit: 'Listens to labs, hospitals and distributors, and brings their questions back to us.',
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
