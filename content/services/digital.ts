import type { DigitalProduct } from './types';

const products: DigitalProduct[] = [
  {
    key: 'one-click-collect',
    button: 'Collect',
    name: 'One-Click Collect',
    text: 'A cloud platform for sample custody. It records who has held a specimen, and a Bluetooth cold-chain transport system tracks temperature and location on the way.',
    points: [
      'Sample custody in the cloud, from collection to the lab',
      'Temperature of the transport system, tracked over Bluetooth',
      'Location of the specimens on their way',
    ],
    picture: 'one-click-collect',
  },
  {
    key: 'one-click-id',
    button: 'ID',
    name: 'One-Click ID',
    text: 'Augmented-reality sample tracking in the analytical phase. Hold a screen over the rack and see which sample is which.',
    points: [
      'Samples identified through augmented reality',
      'Made for the analytical phase, at the bench',
      'Each tube named on the screen',
    ],
    picture: 'one-click-id',
  },
  {
    key: 'one-click-safety',
    button: 'Safety',
    name: 'One-Click Safety',
    text: 'Software with a saliva self-collection kit. People collect their own specimen, and the software keeps testing, reporting and tracing together.',
    points: [
      'A saliva self-collection kit, without needle or swab',
      'Testing and reporting in one place',
      'Tracing where it is needed',
    ],
    picture: 'one-click-safety',
  },
  {
    key: 'one-click-learn',
    button: 'Learn',
    name: 'One-Click Learn',
    text: 'Training modules in augmented reality, to be taken at your own pace and repeated as often as you like.',
    points: [
      'Nine modules around the blood draw',
      'Anatomy and technique laid over the real scene',
      'A companion to live and hands-on sessions',
    ],
    picture: 'one-click-learn',
  },
];

export const digital = {
  id: 'digital',
  heading: 'Digital services for labs',
  intro: 'Four products follow a sample, and the people who handle it, through the working day.',
  buttonsLabel: 'Digital products',
  products,
};
