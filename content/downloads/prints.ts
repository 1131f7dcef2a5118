import { company } from '../company';

/** Text of the built-in PDFs, in addition to the text that they share with pages. */
export const prints = {
  contents: 'Contents',
  page: 'page',
  features: 'Features',
  applications: 'Applications',
  catalogue: {
    kicker: company.name,
    tagline: 'Biosample Collection, Diabetes Care and Molecular Diagnostics: our products and their uses.',
  },
  brochure: { kicker: 'Company brochure' },
  respiratory: { kicker: 'Brochure', run: 'The kit in your lab' },
  instructions: {
    kicker: 'Instructions for use',
    prevails: 'If the pack leaflet differs, follow the leaflet',
  },
  closing: {
    id: 'contact',
    heading: 'Talk to us',
    text: 'Tell us what your lab, hospital or patients need.',
    order: 'Ask us for catalogue numbers, pack sizes, prices and certificates.',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
  },
} as const;
