import { company } from '../../company';
import { onRequest, placeholder } from '../../placeholder';
import { qualityFeature } from '../shared';
import type { ProductTab } from '../types';

export const tubes: ProductTab = {
  slug: 'tubes',
  name: 'Blood Tubes',
  picture: 'vacuum-tubes',
  meta: {
    title: `Vacuum and non-vacuum blood collection tubes | ${company.shortName}`,
    description:
      'Vacuum and non-vacuum blood collection tubes for routine lab work: what they are for, where each is used and the product data that buyers need.',
  },
  description: [
    'We make two types of blood tube. Vacuum tubes fill themselves once they are pushed into the tube holder. Non-vacuum tubes are filled by hand from a syringe.',
    'Whichever you use, follow the order of draw and label every tube before you leave the patient. Our training modules include the process of drawing blood.',
  ],
  features: [
    'Vacuum tubes for use with a tube holder',
    'Non-vacuum tubes for use with a syringe',
    'Blood collection accessories in the same range',
    qualityFeature,
  ],
  applications: [
    'Routine blood collection in labs and hospitals',
    'Collection centres that send specimens to a lab',
  ],
  images: [
    { picture: 'vacuum-tubes', caption: 'Vacuum tubes, which fill through a needle in a tube holder' },
    { picture: 'non-vacuum-tubes', caption: 'Non-vacuum tubes, filled by hand' },
  ],
  specification: {
    intendedUse: 'Collecting blood specimens for laboratory testing',
    catalogueNumbers: placeholder(onRequest),
    packSizes: placeholder(onRequest),
    storage: placeholder(onRequest),
    regulatoryStatus: placeholder(onRequest),
  },
};
