import { claims } from '../claims';
import type { SustainabilityTab } from './types';

const tabs: SustainabilityTab[] = [
  {
    key: 'people',
    name: 'PEOPLE',
    heading: 'People',
    paragraphs: [
      'Diagnostics depends on people. Someone finds the vein, someone carries the bag, someone reads the result and picks up the phone. We look after everyone along the way: patients, phlebotomists, lab staff and our own colleagues.',
      'Good training lasts. Our certification course, live sessions and augmented-reality modules help people draw blood with a steady hand and with respect for the patient.',
    ],
    points: [
      `Meters that need ${claims.bloodVolume.value} of blood`,
      'Training for phlebotomists at every stage',
      'Diagnostics that reach underserved populations',
    ],
    picture: 'impact-people',
  },
  {
    key: 'process',
    name: 'PROCESS',
    heading: 'Process',
    paragraphs: [
      'Fewer consumables per test mean less to make, ship and throw away. A sample that arrives intact does not have to be drawn again.',
      'We work to international standards and in strict compliance with regulations, and we document what we do. A process that can be checked can be improved.',
    ],
    points: [
      'Fewer consumables per test',
      'Specimens kept cold and tracked in transit',
      'A certified quality system behind every product',
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
