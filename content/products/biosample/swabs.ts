import { company } from '../../company';
import { onRequest, placeholder } from '../../placeholder';
import { qualityFeature } from '../shared';
import type { ProductTab } from '../types';

export const swabs: ProductTab = {
  slug: 'swabs',
  name: 'Swabs and Saliva Funnel',
  picture: 'swab',
  meta: {
    title: `Swabs and saliva funnel for specimen collection | ${company.shortName}`,
    description:
      'Collection swabs and a saliva funnel for specimens other than blood: their features, their uses and the product data that labs and distributors need.',
  },
  description: [
    'Not every test needs blood. A swab collects a specimen at its source. The saliva funnel guides saliva into a tube, with no needle or swab.',
    'One-Click Safety uses saliva too. It combines a self-collection kit with software for testing, reporting and tracing.',
  ],
  features: [
    'Needle-free collection',
    'Swabs for specimens other than blood',
    'A funnel that guides saliva into a tube',
    qualityFeature,
  ],
  applications: ['Specimen collection for molecular testing', 'Saliva testing'],
  images: [
    { picture: 'swab', caption: 'A swab and two transport tubes' },
    { picture: 'saliva-funnel', caption: 'The saliva funnel on its collection tube' },
  ],
  specification: {
    intendedUse: 'Collection of swab and saliva specimens for laboratory testing',
    catalogueNumbers: placeholder(onRequest),
    packSizes: placeholder(onRequest),
    storage: placeholder(onRequest),
    regulatoryStatus: placeholder(onRequest),
  },
};
