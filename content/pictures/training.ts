import type { Picture } from './types';

export const trainingPictures = {
  'training-introduction': { alt: 'A tray laid out for a blood draw' },
  'training-circulation': { alt: 'An outline of an arm with its veins and arteries marked' },
  'training-vitals': { alt: 'A blood pressure cuff and a thermometer' },
  'training-systems': { alt: 'A vacuum tube, a non-vacuum tube and a syringe side by side' },
  'training-drawing': { alt: 'A gloved hand bringing a tube holder to a practice arm' },
  'training-difficult': { alt: 'A practice hand with fine veins under a warm light' },
  'training-handling': { alt: 'A hand inverting a capped tube to mix it' },
  'training-infection': { alt: 'A glove, hand rub and a sharps container' },
  'training-other': { alt: 'A urine cup, a swab and a saliva funnel' },
} satisfies Record<string, Picture>;
