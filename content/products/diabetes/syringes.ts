import { company } from '../../company';
import { onRequest, placeholder } from '../../placeholder';
import { qualityFeature } from '../shared';
import type { ProductTab } from '../types';

export const syringes: ProductTab = {
  slug: 'syringes',
  name: 'Insulin Syringes',
  picture: 'insulin-syringes',
  meta: {
    title: `Insulin syringes | ${company.shortName}`,
    description:
      'Insulin syringes for clinics, wards and pharmacies: what they are for, where to find the instructions for use, and the product data on request.',
  },
  description: [
    'Where insulin is drawn from a vial, an insulin syringe measures and gives the dose. Its scale counts insulin units, and it has to match the strength that is printed on the vial.',
    'Instructions for use can be downloaded from our diabetes care page. The printed insert in the pack always prevails, and a healthcare professional is the right person for questions about treatment.',
  ],
  features: [
    'Syringes made for insulin',
    'For single use',
    'Instructions for use to download and print',
    qualityFeature,
  ],
  applications: [
    'Insulin injection from a vial, as prescribed',
    'Hospital wards and clinics',
    'Pharmacies and distributors',
  ],
  images: [{ picture: 'insulin-syringes', caption: 'Insulin syringes with capped needles' }],
  specification: {
    intendedUse: 'Measuring and injection of insulin drawn from a vial',
    catalogueNumbers: placeholder(onRequest),
    packSizes: placeholder(onRequest),
    storage: placeholder(onRequest),
    regulatoryStatus: placeholder(onRequest),
  },
};
