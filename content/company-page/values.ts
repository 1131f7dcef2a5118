import type { CompanyValue } from './types';

const items: CompanyValue[] = [
  {
    key: 'innovation',
    title: 'Innovation',
    text: 'We look for simpler ways to do what matters: a test that needs less blood, a bag that keeps specimens cold, a lesson that shows the veins beneath the skin. New is only better if it helps the person using it.',
    picture: 'value-innovation',
  },
  {
    key: 'inclusivity',
    title: 'Inclusivity',
    text: 'Good diagnostics should not depend on where you live. We design for district labs and outreach clinics as well as large hospitals, so that underserved populations receive the same care.',
    picture: 'value-inclusivity',
  },
  {
    key: 'curiosity',
    title: 'Curiosity',
    text: 'Why was a sample rejected? Why was a result late? Why was a tube hard to open? We ask the people at the bench, and their answers decide what we work on next.',
    picture: 'value-curiosity',
  },
  {
    key: 'compassion',
    title: 'Compassion',
    text: 'Behind every barcode is a person waiting, sometimes anxiously, for an answer. We keep that person in mind when we design a needle or write an instruction.',
    picture: 'value-compassion',
  },
];

export const values = {
  id: 'values',
  heading: 'Our values',
  intro: 'Four values guide how we design, make and support our products.',
  items,
};
