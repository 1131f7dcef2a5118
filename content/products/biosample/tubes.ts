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
      'Vacuum and non-vacuum blood collection tubes for routine lab work: what they are for, where each is used, and the product data that buyers need.',
  },
  description: [
    'Two families of tubes cover the daily work of a collection centre. Once the needle holder is connected, vacuum tubes fill themselves. Non-vacuum tubes are filled by hand, for draws that do not use a vacuum.',
    'Whichever you use, the order of draw and labelling at the chair decide how well the tube serves the lab. Our training modules cover both.',
  ],
  features: [
    'Vacuum tubes for use with a needle holder',
    'Non-vacuum tubes for use with a syringe',
    'One range with the needles and holders to match',
    qualityFeature,
  ],
  applications: [
    'Routine blood collection in labs and hospitals',
    'Collection centres that send samples to a central lab',
    'Outreach camps and home visits',
  ],
  images: [
    { picture: 'vacuum-tubes', caption: 'Vacuum tubes, filled through a needle holder' },
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
