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
      'A closed urine collection system: the specimen passes from cup to tube without being poured. See its features, its uses and product data for your lab.',
  },
  description: [
    'Our closed urine collection system pairs a cup with a tube. The specimen passes from one to the other inside the system, with no pouring.',
    'The closed path keeps urine off hands and benches. When the tube reaches the lab, it can be racked with the others.',
  ],
  features: [
    'A cup and a tube that work as one closed system',
    'No pouring from one container to another',
    'Part of the same range as our blood tubes and swabs',
    qualityFeature,
  ],
  applications: [
    'Urine collection on wards and in outpatient clinics',
    'Collection centres that send specimens to a central lab',
    'High-volume screening programmes',
  ],
  images: [
    { picture: 'urine-cup', caption: 'The cup, closed after collection' },
    { picture: 'urine-tube', caption: 'The tube that pairs with the cup' },
  ],
  specification: {
    intendedUse: 'Closed collection of urine specimens for laboratory testing',
    catalogueNumbers: placeholder(onRequest),
    packSizes: placeholder(onRequest),
    storage: placeholder(onRequest),
    regulatoryStatus: placeholder(onRequest),
  },
};
