import type { SustainabilityTab } from './types';

const tabs: SustainabilityTab[] = [
  {
    key: 'people',
    name: 'PEOPLE',
    heading: 'People',
    paragraphs: [
      'Diagnostics is handwork. Someone finds the vein, someone carries the bag, someone reads the result and picks up the telephone. We look after the people on that path: patients, phlebotomists, lab staff, and our own colleagues.',
      'Training is the most lasting thing we can give. Our certification course, live sessions and augmented-reality modules help people to draw blood with a steady hand and with respect for the person in the chair.',
    ],
    points: [
      'Meters that ask for little blood',
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
      'What is used once should be used well. Fewer consumables in a test mean less to make, less to ship and less to throw away, and a sample that arrives sound does not have to be drawn twice.',
      'We work under strict regulatory compliance and international standards, and we write down what we do. A process that can be checked is a process that can be made better.',
    ],
    points: [
      'Fewer consumables in a test',
      'Specimens kept cold and tracked on their way',
      'A certified quality system behind every product',
    ],
    picture: 'impact-process',
  },
];

export const sustainability = {
  id: 'sustainability',
  heading: 'Sustainability',
  intro:
    'Two things last when a product has been used up: the people it has helped and the process it came from.',
  tabsLabel: 'Sustainability',
  tabs,
};
