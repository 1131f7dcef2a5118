import { company } from '../../company';
import { onRequest, placeholder } from '../../placeholder';
import { qualityFeature } from '../shared';
import type { ProductTab } from '../types';

export const accessories: ProductTab = {
  slug: 'accessories',
  name: 'Blood Collection Accessories',
  picture: 'holders-needles',
  meta: {
    title: `Blood collection accessories: holders and needles | ${company.shortName}`,
    description:
      'Blood collection accessories, such as tube holders and needles, in the same range as our tubes. Features, uses and product data for labs and phlebotomists.',
  },
  description: [
    'A blood draw needs more than a tube. Our accessories include the holders and needles that connect the vein to the tube. They belong to the same range as our tubes.',
  ],
  features: ['Tube holders for vacuum collection', 'Blood collection needles', qualityFeature],
  applications: ['Venous blood collection in labs and hospitals', 'Hands-on phlebotomy training'],
  images: [{ picture: 'holders-needles', caption: 'A tube holder and its needle' }],
  specification: {
    intendedUse: 'Accessories for collecting blood specimens',
    catalogueNumbers: placeholder(onRequest),
    packSizes: placeholder(onRequest),
    storage: placeholder(onRequest),
    regulatoryStatus: placeholder(onRequest),
  },
};
