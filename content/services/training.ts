import type { Item, PictureItem } from '../types';

const modules: PictureItem[] = [
  {
    title: 'Introduction to phlebotomy',
    text: 'What a phlebotomist does, what is on the tray and what the patient can expect.',
    picture: 'training-introduction',
  },
  {
    title: 'Circulatory system',
    text: 'How blood circulates, and how to tell a vein from an artery.',
    picture: 'training-circulation',
  },
  {
    title: 'Measuring vitals',
    text: 'How to measure and record pulse, blood pressure, temperature and breathing rate.',
    picture: 'training-vitals',
  },
  {
    title: 'Types of blood collection systems',
    text: 'Vacuum, non-vacuum and syringe: which system suits which draw.',
    picture: 'training-systems',
  },
  {
    title: 'Process of drawing blood',
    text: 'Step by step, from greeting the patient to labelling the last tube.',
    picture: 'training-drawing',
  },
  {
    title: 'Difficult phlebotomy',
    text: 'Fine veins, anxious patients, children and older people: what helps, and when to stop.',
    picture: 'training-difficult',
  },
  {
    title: 'Sample handling',
    text: 'How to mix, pack and send a specimen so that it arrives in good condition.',
    picture: 'training-handling',
  },
  {
    title: 'Infection control',
    text: 'Clean hands, safe sharps and a clean workspace, to protect you and the patient.',
    picture: 'training-infection',
  },
  {
    title: 'Other bio sample collections',
    text: 'Urine, swabs and saliva: how to collect specimens other than blood.',
    picture: 'training-other',
  },
];

const sessions: Item[] = [
  {
    title: 'Live expert sessions',
    text: 'Experts demonstrate techniques and answer questions live.',
  },
  {
    title: 'Group sessions',
    text: 'Teams learn together and agree on one way of working.',
  },
  {
    title: 'Hands-on lab training',
    text: 'Practise in a lab, with real devices and a trainer at your side.',
  },
];

export const training = {
  id: 'training',
  heading: 'Augmented-reality training modules',
  intro:
    'One Click Learn overlays veins, steps and hints on the scene in front of you. Nine modules take learners from laying out a tray to handling a difficult draw.',
  picture: 'training-scene',
  modulesHeading: 'The nine modules',
  modules,
  sessionsHeading: 'Learn with others',
  sessions,
} as const;
