import type { PictureItem } from '../types';

const cards: PictureItem[] = [
  {
    title: 'Start with the patient',
    text: 'Every product begins with two people: the one who gives the sample and the one who takes it. We work back from whatever would make that moment easier and safer.',
    picture: 'approach-listen',
  },
  {
    title: 'Build to the standard',
    text: 'We design and make our products to international standards and in strict compliance with regulations. We document our work so that it can be checked.',
    picture: 'approach-build',
  },
  {
    title: 'Support beyond delivery',
    text: 'A device is only as good as the hands that use it. We train phlebotomists, run live expert sessions and pick up the phone when a lab calls.',
    picture: 'approach-support',
  },
];

/** The component shows each of the three cards twice, and hides the repeats from assistive technology. */
export const approach = {
  id: 'approach',
  heading: 'How we work',
  carouselLabel: 'Our approach',
  cards,
};
