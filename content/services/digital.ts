import type { DigitalProduct } from './types';

const products: DigitalProduct[] = [
  {
    key: 'one-click-collect',
    button: 'Collect',
    name: 'One-Click Collect',
    text: 'A cloud platform for sample custody. A Bluetooth cold-chain transport system tracks temperature and location in transit.',
    points: [
      'Sample custody in the cloud',
      'Temperature tracked over Bluetooth',
      'Location tracked in transit',
    ],
    picture: 'one-click-collect',
  },
  {
    key: 'one-click-id',
    button: 'ID',
    name: 'One-Click ID',
    text: 'Augmented-reality sample tracking for the analytical phase.',
    points: ['Samples tracked in augmented reality', 'For the analytical phase'],
    picture: 'one-click-id',
  },
  {
    key: 'one-click-safety',
    button: 'Safety',
    name: 'One-Click Safety',
    text: 'Software with a saliva self-collection kit, for testing, reporting and tracing.',
    points: ['Saliva self-collection, with no needle or swab', 'Software for testing, reporting and tracing'],
    picture: 'one-click-safety',
  },
  {
    key: 'one-click-learn',
    button: 'Learn',
    name: 'One-Click Learn',
    text: 'Nine training modules in augmented reality.',
    points: ['From the circulatory system to difficult phlebotomy', 'Sample handling and infection control'],
    picture: 'one-click-learn',
  },
];

export const digital = {
  id: 'digital',
  heading: 'Digital services for labs',
  intro: 'Four products for tracking samples, testing people and training staff.',
  buttonsLabel: 'Digital products',
  products,
};
