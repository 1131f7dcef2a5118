import { company } from '../company';

/** What the printed files say beside the texts that they share with the pages. */
export const prints = {
  contents: 'Contents',
  page: 'page',
  features: 'Features',
  applications: 'Applications',
  catalogue: {
    kicker: company.name,
    tagline: 'Biosample Collection, Diabetes Care and Molecular Diagnostics: what each product is for.',
  },
  brochure: { kicker: 'Company brochure' },
  respiratory: { kicker: 'Brochure', run: 'From the specimen to the answer' },
  instructions: { kicker: 'Instructions for use', prevails: 'The printed insert in the pack prevails' },
  closing: {
    id: 'contact',
    heading: 'Talk to us',
    text: 'Tell us what your lab, your hospital or your patients need. A person reads every message.',
    order: 'Catalogue numbers, pack sizes, prices and certificates are sent on request.',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
  },
} as const;
