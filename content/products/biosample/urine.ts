import { company } from '../../company';
import { onRequest, placeholder } from '../../placeholder';
import { qualityFeature } from '../shared';
import type { ProductTab } from '../types';

export const urine: ProductTab = {
  slug: 'urine',
  name: 'Urine Collection',
  picture: 'urine-cup',
  meta: {
    title: `Closed urine collection system: features and uses | ${company.shortName}`,
    description:
      'A closed system for collecting urine specimens, in the same range as our blood tubes and swabs. See its features, its uses and product data for your lab.',
  },
  description: [
    'Our closed urine collection system collects specimens for laboratory testing. A closed system keeps urine off hands and benches.',
  ],
  features: [
    'A closed system for urine collection',
    'Part of the same range as our blood tubes and swabs',
    qualityFeature,
  ],
  applications: ['Urine collection in hospitals', 'Collection centres that send specimens to a lab'],
  images: [
    { picture: 'urine-cup', caption: 'The cup, with its lid closed' },
    { picture: 'urine-tube', caption: 'A tube beside the cup' },
  ],
  specification: {
    intendedUse: 'Closed collection of urine specimens for laboratory testing',
    catalogueNumbers: placeholder(onRequest),
    packSizes: placeholder(onRequest),
    storage: placeholder(onRequest),
    regulatoryStatus: placeholder(onRequest),
  },
};
