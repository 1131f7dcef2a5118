import { company } from '../../company';
import { onRequest, placeholder } from '../../placeholder';
import { qualityFeature } from '../shared';
import type { ProductTab } from '../types';

export const swabs: ProductTab = {
  slug: 'swabs',
  name: 'Swabs and Saliva Funnel',
  picture: 'swab',
  meta: {
    title: `Swabs and saliva funnel | ${company.shortName}`,
    description:
      'Collection swabs and a saliva funnel for specimens that are not blood: how they are used, what they feature, and the product data a lab asks for.',
  },
  description: [
    'Not every specimen is blood. Swabs pick up a specimen where it is, and the saliva funnel guides saliva into a tube without a needle and without a swab.',
    'Saliva also stands at the centre of One-Click Safety, our software with a saliva self-collection kit for testing, reporting and tracing.',
  ],
  features: [
    'Collection without a needle',
    'Swabs for specimens that are not blood',
    'A funnel that guides saliva into its tube',
    qualityFeature,
  ],
  applications: [
    'Specimens for molecular testing',
    'Testing of saliva',
    'Screening programmes where a needle is not wanted',
  ],
  images: [
    { picture: 'swab', caption: 'A swab beside its tube' },
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
