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
      'Collection swabs and a saliva funnel for specimens other than blood: how labs use them, their features, and the product data that a buyer needs.',
  },
  description: [
    'Not every specimen is blood. Swabs collect a specimen at its source. The saliva funnel guides saliva into a tube without a needle or a swab.',
    'Saliva is also central to One-Click Safety, our software with a saliva self-collection kit for testing, reporting and tracing.',
  ],
  features: [
    'Needle-free collection',
    'Swabs for specimens other than blood',
    'A funnel that guides saliva into its tube',
    qualityFeature,
  ],
  applications: [
    'Specimen collection for molecular testing',
    'Saliva testing',
    'Needle-free screening programmes',
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
