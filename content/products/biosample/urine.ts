import { company } from '../../company';
import { onRequest, placeholder } from '../../placeholder';
import { qualityFeature } from '../shared';
import type { ProductTab } from '../types';

export const urine: ProductTab = {
  slug: 'urine',
  name: 'Urine Collection',
  picture: 'urine-cup',
  meta: {
    title: `Closed urine collection system | ${company.shortName}`,
    description:
      'A closed urine collection system of cup and tube: the specimen moves from one to the other without being poured. Features, uses and product data.',
  },
  description: [
    'Our closed urine collection system is a cup and a tube that belong together. The specimen passes from the one to the other inside the system and is not poured in the open.',
    'A closed path keeps the specimen away from hands and bench, and hands and bench away from the specimen. What reaches the lab is a tube that can be racked with the others.',
  ],
  features: [
    'A cup and a tube that work as one closed system',
    'No pouring from one vessel into another',
    'Part of one range with our blood tubes and swabs',
    qualityFeature,
  ],
  applications: [
    'Urine collection on wards and in outpatient clinics',
    'Collection centres that send specimens on to a central lab',
    'Health check programmes with many visitors in a day',
  ],
  images: [
    { picture: 'urine-cup', caption: 'The cup, closed after collection' },
    { picture: 'urine-tube', caption: 'The tube that belongs to the cup' },
  ],
  specification: {
    intendedUse: 'Closed collection of urine specimens for laboratory testing',
    catalogueNumbers: placeholder(onRequest),
    packSizes: placeholder(onRequest),
    storage: placeholder(onRequest),
    regulatoryStatus: placeholder(onRequest),
  },
};
