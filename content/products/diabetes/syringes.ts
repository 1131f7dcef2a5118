import { company } from '../../company';
import { onRequest, placeholder } from '../../placeholder';
import { qualityFeature } from '../shared';
import type { ProductTab } from '../types';

export const syringes: ProductTab = {
  slug: 'syringes',
  name: 'Insulin Syringes',
  picture: 'insulin-syringes',
  meta: {
    title: `Insulin syringes and instructions for use | ${company.shortName}`,
    description:
      'Single-use insulin syringes: intended use, instructions to download and print, and product data for hospitals, healthcare providers and distributors.',
  },
  description: [
    'When insulin comes in a vial, a syringe measures and delivers the dose. Its scale is marked in insulin units and must match the strength printed on the vial.',
    'You can download instructions for use from our diabetes care page. If the pack leaflet differs, follow the leaflet. Ask a healthcare professional about your treatment.',
  ],
  features: [
    'Syringes designed for insulin',
    'For single use',
    'Instructions for use to download and print',
    qualityFeature,
  ],
  applications: ['Insulin injection from a vial, as prescribed', 'Hospitals and healthcare providers'],
  images: [{ picture: 'insulin-syringes', caption: 'Insulin syringes with capped needles' }],
  specification: {
    intendedUse: 'Measuring and injecting insulin drawn from a vial',
    catalogueNumbers: placeholder(onRequest),
    packSizes: placeholder(onRequest),
    storage: placeholder(onRequest),
    regulatoryStatus: placeholder(onRequest),
  },
};
