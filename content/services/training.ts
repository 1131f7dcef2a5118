import type { PictureKey } from '../pictures';
import type { Item } from '../types';

const modules: { title: string; picture: PictureKey }[] = [
  { title: 'Introduction to phlebotomy', picture: 'training-introduction' },
  { title: 'Circulatory system', picture: 'training-circulation' },
  { title: 'Measuring vitals', picture: 'training-vitals' },
  { title: 'Types of blood collection systems', picture: 'training-systems' },
  { title: 'Process of drawing blood', picture: 'training-drawing' },
  { title: 'Difficult phlebotomy', picture: 'training-difficult' },
  { title: 'Sample handling', picture: 'training-handling' },
  { title: 'Infection control', picture: 'training-infection' },
  { title: 'Other bio sample collections', picture: 'training-other' },
];

const sessions: Item[] = [
  {
    title: 'Live expert sessions',
    text: 'Learn from an expert in a live session.',
  },
  {
    title: 'Group sessions',
    text: 'Learn together, as a group.',
  },
  {
    title: 'Hands-on lab training',
    text: 'Practise in a lab.',
  },
];

export const training = {
  id: 'training',
  heading: 'Augmented-reality training modules',
  intro: 'One Click Learn teaches phlebotomy in augmented reality, in nine modules.',
  picture: 'training-scene',
  modulesHeading: 'The nine modules',
  modules,
  sessionsHeading: 'Learn with others',
  sessions,
} as const;
