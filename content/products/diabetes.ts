import { claims } from '../claims';
import { company } from '../company';
import { labels } from '../interface';
import { lancets } from './diabetes/lancets';
import { meters } from './diabetes/meters';
import { penNeedles } from './diabetes/pen-needles';
import { syringes } from './diabetes/syringes';
import type { ProductFamily } from './types';

export const diabetes: ProductFamily = {
  path: '/products/diabetes',
  name: 'Diabetes Care',
  meta: {
    title: `Diabetes care: point-of-care meters and supplies | ${company.shortName}`,
    description: `Glucose and HbA1c meters that need ${claims.bloodVolume.value} of blood, plus capillary lancets, insulin pen needles and insulin syringes for daily diabetes care.`,
  },
  banner: {
    eyebrow: 'Diabetes Care',
    heading: 'Diabetes care, close to the patient',
    tagline: `Point-of-care readings from ${claims.bloodVolume.value} of blood, with lancets, pen needles and syringes in the same range.`,
    picture: 'diabetes-hero',
    links: [{ label: labels.knowMore, href: '#range' }],
  },
  range: {
    id: 'range',
    heading: 'The diabetes care range',
    intro: 'From a drop of blood to a dose of insulin: choose a product to find out more.',
    tabsLabel: 'Diabetes care products',
  },
  tabs: [meters, lancets, penNeedles, syringes],
  downloads: [
    'catalogue',
    'brochure',
    'pen-needle-use',
    'pen-needle-disposal',
    'syringe-use',
    'syringe-disposal',
  ],
  enquiry: {
    label: 'Ask for details by email',
    to: company.email.enquiries,
    subject: 'Diabetes Care: request for details',
    body: 'Hello, please send me details of the following diabetes care products:',
  },
};
