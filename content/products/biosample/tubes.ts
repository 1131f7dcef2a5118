import { company } from '../../company';
import { onRequest, placeholder } from '../../placeholder';
import { qualityFeature } from '../shared';
import type { ProductTab } from '../types';

export const tubes: ProductTab = {
  slug: 'tubes',
  name: 'Blood Tubes',
  picture: 'vacuum-tubes',
  meta: {
    title: `Vacuum and non-vacuum blood tubes | ${company.shortName}`,
    description:
      'Vacuum and non-vacuum blood collection tubes for routine lab work: what they are for, where each is used, and the product data a buyer asks for.',
  },
  description: [
    'Two families of tubes cover the daily work of a collection centre. Vacuum tubes draw the blood in by themselves once the needle holder is connected. Non-vacuum tubes are filled by hand, where a draw by vacuum is not wanted.',
    'Whichever of the two you use, the order of the draw and the label at the chair decide how well the tube serves the lab. Our training modules cover both.',
  ],
  features: [
    'Vacuum tubes for work with a needle holder',
    'Non-vacuum tubes for work with a syringe',
    'One range with the needles and holders that go with them',
    qualityFeature,
  ],
  applications: [
    'Routine blood collection in labs and hospitals',
    'Collection centres that send samples on to a central lab',
    'Outreach camps and home visits',
  ],
  images: [
    { picture: 'vacuum-tubes', caption: 'Vacuum tubes, drawn through a needle holder' },
    { picture: 'non-vacuum-tubes', caption: 'Non-vacuum tubes, filled by hand' },
  ],
  specification: {
    intendedUse: 'Collection of blood specimens for laboratory testing',
    catalogueNumbers: placeholder(onRequest),
    packSizes: placeholder(onRequest),
    storage: placeholder(onRequest),
    regulatoryStatus: placeholder(onRequest),
  },
};
