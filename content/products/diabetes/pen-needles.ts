import { company } from '../../company';
import { onRequest, placeholder } from '../../placeholder';
import { qualityFeature } from '../shared';
import type { ProductTab } from '../types';

export const penNeedles: ProductTab = {
  slug: 'pen-needles',
  name: 'Insulin Pen Needles',
  picture: 'pen-needles',
  meta: {
    title: `Insulin pen needles | ${company.shortName}`,
    description:
      'Insulin pen needles for people who use a pen and for those who care for them: what they are for, where to find instructions, and product data.',
  },
  description: [
    'A pen needle is screwed or clicked onto an insulin pen, used once, and thrown away safely. For many people it is part of every day, so it has to be simple.',
    'Instructions for use can be downloaded from our diabetes care page. The printed insert in the pack always prevails, and a healthcare professional is the right person for questions about treatment.',
  ],
  features: [
    'Needles for use with insulin pens',
    'For single use',
    'Instructions for use to download and print',
    qualityFeature,
  ],
  applications: [
    'Insulin injection with a pen, as prescribed',
    'Teaching of injection technique by healthcare professionals',
    'Hospital wards and pharmacies',
  ],
  images: [{ picture: 'pen-needles', caption: 'Pen needles with their outer caps' }],
  specification: {
    intendedUse: 'Injection of insulin with an insulin pen',
    catalogueNumbers: placeholder(onRequest),
    packSizes: placeholder(onRequest),
    storage: placeholder(onRequest),
    regulatoryStatus: placeholder(onRequest),
  },
};
