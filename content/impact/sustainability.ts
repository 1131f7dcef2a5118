import { claims } from '../claims';
import type { SustainabilityTab } from './types';

const tabs: SustainabilityTab[] = [
  {
    key: 'people',
    name: 'PEOPLE',
    heading: 'People',
    paragraphs: [
      'Diagnostics depends on people. Someone finds the vein, someone carries the bag, someone reads the result and picks up the phone.',
      'Our certification course, live sessions and augmented-reality modules train the people who draw blood.',
    ],
    points: [
      `Meters that need ${claims.bloodVolume.value} of blood`,
      'Training for phlebotomists',
      'A vision of equitable healthcare for underserved populations',
    ],
    picture: 'impact-people',
  },
  {
    key: 'process',
    name: 'PROCESS',
    heading: 'Process',
    paragraphs: [
      'Fewer consumables per test mean less to make, ship and throw away. A sample that arrives intact does not have to be drawn again.',
      'We build our products to international standards and under strict regulatory compliance.',
    ],
    points: [
      'Fewer consumables per test',
      'Specimens kept cold and tracked in transit',
      'A certified quality system',
    ],
    picture: 'impact-process',
  },
];

export const sustainability = {
  id: 'sustainability',
  heading: 'Sustainability',
  intro: 'For us, sustainability comes down to two things: people and process.',
  tabsLabel: 'Sustainability',
  tabs,
};
