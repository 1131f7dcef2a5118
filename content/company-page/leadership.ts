import type { Leader } from './types';

const leaders: Leader[] = [
  {
    role: 'Chief Executive',
    remit: 'Sets the direction and answers for the promise of good health for all.',
    picture: 'leader-executive',
  },
  {
    role: 'Head of Science',
    remit: 'Leads the work on assays and devices, from the first question to the finished kit.',
    picture: 'leader-science',
  },
  {
    role: 'Head of Quality and Regulatory Affairs',
    remit: 'Keeps the quality system and the certifications that our customers rely on.',
    picture: 'leader-quality',
  },
  {
    role: 'Head of Manufacturing and Supply',
    remit: 'Makes sure that what a lab orders is made well and arrives when it is needed.',
    picture: 'leader-operations',
  },
  {
    role: 'Head of Customer Partnerships',
    remit: 'Listens to labs, hospitals and distributors, and brings their questions home.',
    picture: 'leader-customers',
  },
];

export const leadership = {
  id: 'leadership',
  heading: 'Leadership',
  intro: 'Five people carry the responsibility for what we make and how we make it.',
  carouselLabel: 'Leadership',
  leaders,
};
