import { claims } from '../claims';
import type { CompanyValue } from './types';

const items: CompanyValue[] = [
  {
    key: 'innovation',
    title: 'Innovation',
    text: `A meter that needs ${claims.bloodVolume.value} of blood, a bag that keeps specimens cold, a lesson in augmented reality. New is only better if it helps the person using it.`,
    picture: 'value-innovation',
  },
  {
    key: 'inclusivity',
    title: 'Inclusivity',
    text: 'Good diagnostics should not depend on where you live. We want underserved populations to receive equitable healthcare.',
    picture: 'value-inclusivity',
  },
  {
    key: 'curiosity',
    title: 'Curiosity',
    text: 'Why was a sample rejected? Why was a result late? Why was a tube hard to open? Better diagnostics begin with questions like these.',
    picture: 'value-curiosity',
  },
  {
    key: 'compassion',
    title: 'Compassion',
    text: 'Behind every barcode is a person waiting, sometimes anxiously, for an answer. Patient-centric means keeping that person in mind.',
    picture: 'value-compassion',
  },
];

export const values = {
  id: 'values',
  heading: 'Our values',
  intro: 'Four values guide our work.',
  items,
};
