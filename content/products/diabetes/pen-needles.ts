import { company } from '../../company';
import { onRequest, placeholder } from '../../placeholder';
import { qualityFeature } from '../shared';
import type { ProductTab } from '../types';

export const penNeedles: ProductTab = {
  slug: 'pen-needles',
  name: 'Insulin Pen Needles',
  picture: 'pen-needles',
  meta: {
    title: `Insulin pen needles and instructions for use | ${company.shortName}`,
    description:
      'Single-use insulin pen needles for people who inject with a pen and for their carers: uses, instructions to download and print, and product data.',
  },
  description: [
    'A pen needle is screwed or clicked onto an insulin pen, used once and disposed of safely.',
    'You can download instructions for use from our diabetes care page. If the pack leaflet differs, follow the leaflet. Ask a healthcare professional about your treatment.',
  ],
  features: [
    'Needles for use with insulin pens',
    'For single use',
    'Instructions for use to download and print',
    qualityFeature,
  ],
  applications: ['Insulin injection with a pen, as prescribed', 'Hospitals and healthcare providers'],
  images: [{ picture: 'pen-needles', caption: 'Pen needles with outer caps' }],
  specification: {
    intendedUse: 'Injection of insulin with an insulin pen',
    catalogueNumbers: placeholder(onRequest),
    packSizes: placeholder(onRequest),
    storage: placeholder(onRequest),
    regulatoryStatus: placeholder(onRequest),
  },
};
