import type { Item, PictureItem } from '../types';

const modules: PictureItem[] = [
  {
    title: 'Introduction to phlebotomy',
    text: 'What a phlebotomist does, what is on the tray, and what the patient may expect.',
    picture: 'training-introduction',
  },
  {
    title: 'Circulatory system',
    text: 'Where the blood flows, and how to tell a vein from an artery.',
    picture: 'training-circulation',
  },
  {
    title: 'Measuring vitals',
    text: 'Pulse, blood pressure, temperature and breathing, taken and noted with care.',
    picture: 'training-vitals',
  },
  {
    title: 'Types of blood collection systems',
    text: 'Vacuum, non-vacuum and syringe: which system fits which draw.',
    picture: 'training-systems',
  },
  {
    title: 'Process of drawing blood',
    text: 'From greeting and identification to the last label, one step after the other.',
    picture: 'training-drawing',
  },
  {
    title: 'Difficult phlebotomy',
    text: 'Fine veins, anxious patients, children and the elderly: what helps, and when to stop.',
    picture: 'training-difficult',
  },
  {
    title: 'Sample handling',
    text: 'Mixing, standing, packing and sending, so that the sample arrives as it was drawn.',
    picture: 'training-handling',
  },
  {
    title: 'Infection control',
    text: 'Clean hands, safe sharps and a clean place, for the patient and for yourself.',
    picture: 'training-infection',
  },
  {
    title: 'Other bio sample collections',
    text: 'Urine, swabs and saliva: collecting what is not blood.',
    picture: 'training-other',
  },
];

const sessions: Item[] = [
  {
    title: 'Live expert sessions',
    text: 'Experts demonstrate, comment and take questions as they come.',
  },
  {
    title: 'Group sessions',
    text: 'A team learns together and agrees on one way of working.',
  },
  {
    title: 'Hands-on lab training',
    text: 'Practice in a lab, with real devices and someone at your side.',
  },
];

export const training = {
  id: 'training',
  heading: 'Training modules in augmented reality',
  intro:
    'One Click Learn lays veins, steps and hints over the scene in front of you. Nine modules take a learner from the first tray to the difficult draw.',
  picture: 'training-scene',
  modulesHeading: 'The nine modules',
  modules,
  sessionsHeading: 'Learn with others',
  sessions,
} as const;
