import type { PictureItem } from '../types';

const cards: PictureItem[] = [
  {
    title: 'Start from the patient',
    text: 'Every product begins with two people: the one whose blood is drawn and the one who draws it. We work back from what would make that moment easier and safer.',
    picture: 'approach-listen',
  },
  {
    title: 'Build to the standard',
    text: 'We design and make our products under strict regulatory compliance and international standards, and we document our work so that it can be checked.',
    picture: 'approach-build',
  },
  {
    title: 'Stay after delivery',
    text: 'A device is only as good as the hands that use it. We train phlebotomists, run live sessions with experts and answer when a lab calls.',
    picture: 'approach-support',
  },
];

/** The component repeats the three cards to fill six slides and hides the repeats from assistive technology. */
export const approach = {
  id: 'approach',
  heading: 'How we work',
  carouselLabel: 'Our approach',
  cards,
};
