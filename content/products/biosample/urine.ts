import { company } from '../../company';
import { onRequest, placeholder } from '../../placeholder';
import { qualityFeature } from '../shared';
import type { ProductTab } from '../types';

export const urine: ProductTab = {
  slug: 'urine',
  name: 'Urine Collection',
  picture: 'urine-cup',
  meta: {
    title: `Closed urine collection system: cup and tube | ${company.shortName}`,
    description:
      'A closed urine collection system of cup and tube. The specimen moves from one to the other without being poured. Features, uses and product data.',
  },
  description: [
    'Our closed urine collection system pairs a cup with a tube. The specimen passes from one to the other inside the system, with no open pouring.',
    'A closed path keeps the specimen away from hands and bench, and hands and bench away from the specimen. The tube that reaches the lab can be racked with the others.',
  ],
  features: [
    'A cup and a tube that work as one closed system',
    'No pouring from one container to another',
    'One range with our blood tubes and swabs',
    qualityFeature,
  ],
  applications: [
    'Urine collection on wards and in outpatient clinics',
    'Collection centres that send specimens to a central lab',
    'High-volume health check programmes',
  ],
  images: [
    { picture: 'urine-cup', caption: 'The cup, closed after collection' },
    { picture: 'urine-tube', caption: 'The tube that goes with the cup' },
  ],
  specification: {
    intendedUse: 'Closed collection of urine specimens for laboratory testing',
    catalogueNumbers: placeholder(onRequest),
    packSizes: placeholder(onRequest),
    storage: placeholder(onRequest),
    regulatoryStatus: placeholder(onRequest),
  },
};
