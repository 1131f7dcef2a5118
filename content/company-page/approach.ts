import { claims } from '../claims';
import type { PictureItem } from '../types';

const cards: PictureItem[] = [
  {
    title: 'Start with the patient',
    text: 'Our products are patient-centric: they are built around the person who gives the sample.',
    picture: 'approach-listen',
  },
  {
    title: 'Build to the standard',
    text: `We build our products to international standards and under strict regulatory compliance. Our quality system is certified to ${claims.qualitySystem.value}.`,
    picture: 'approach-build',
  },
  {
    title: 'Train the people who draw blood',
    text: 'A device is only as good as the hands that use it. We offer a certification course for phlebotomists, live expert sessions and hands-on lab training.',
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
