import type { DigitalProduct } from './types';

const products: DigitalProduct[] = [
  {
    key: 'one-click-collect',
    button: 'Collect',
    name: 'One-Click Collect',
    text: 'A cloud platform for sample custody. It records who has handled each specimen. A Bluetooth cold-chain transport system tracks temperature and location in transit.',
    points: [
      'Sample custody in the cloud, from collection to lab',
      'Temperature tracked over Bluetooth',
      'Location tracked throughout the journey',
    ],
    picture: 'one-click-collect',
  },
  {
    key: 'one-click-id',
    button: 'ID',
    name: 'One-Click ID',
    text: 'Augmented-reality sample tracking for the analytical phase. Hold a tablet in front of the rack to see which sample is which.',
    points: [
      'Samples identified in augmented reality',
      'Designed for bench work in the analytical phase',
      'Every tube labelled on screen',
    ],
    picture: 'one-click-id',
  },
  {
    key: 'one-click-safety',
    button: 'Safety',
    name: 'One-Click Safety',
    text: 'Software with a saliva self-collection kit. People collect their own specimens, and the software brings testing, reporting and tracing together.',
    points: [
      'Saliva self-collection, with no needle or swab',
      'Testing and reporting in one place',
      'Tracing when you need it',
    ],
    picture: 'one-click-safety',
  },
  {
    key: 'one-click-learn',
    button: 'Learn',
    name: 'One-Click Learn',
    text: 'Augmented-reality training modules. Take them at your own pace and repeat them as often as you like.',
    points: [
      'Nine training modules',
      'Anatomy and technique overlaid on what you see',
      'Designed to complement live and hands-on sessions',
    ],
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
