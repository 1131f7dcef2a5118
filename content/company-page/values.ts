import type { CompanyValue } from './types';

const items: CompanyValue[] = [
  {
    key: 'innovation',
    title: 'Innovation',
    text: 'We look for a simpler way to do what is necessary: a test that needs less blood, a bag that keeps itself cold, a lesson that shows the veins on the arm. New is only worth it when it helps the person who uses it.',
    picture: 'value-innovation',
  },
  {
    key: 'inclusivity',
    title: 'Inclusivity',
    text: 'Good diagnostics should not depend on where you live. We design for the district lab and the outreach camp as well as the large hospital, so that underserved populations receive the same care.',
    picture: 'value-inclusivity',
  },
  {
    key: 'curiosity',
    title: 'Curiosity',
    text: 'We ask why a sample was rejected, why a result was late and why a tube was hard to open. The answers come from the people at the bench, and they decide what we work on next.',
    picture: 'value-curiosity',
  },
  {
    key: 'compassion',
    title: 'Compassion',
    text: 'Behind every barcode is a person who is waiting, and sometimes worried. We keep that person in mind when we choose a needle and when we word an instruction.',
    picture: 'value-compassion',
  },
];

export const values = {
  id: 'values',
  heading: 'Our values',
  intro: 'Four values guide how we design, make and support our products.',
  items,
};
