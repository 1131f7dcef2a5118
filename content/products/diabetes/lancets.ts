import { claims } from '../../claims';
import { company } from '../../company';
import { onRequest, placeholder } from '../../placeholder';
import { qualityFeature } from '../shared';
import type { ProductTab } from '../types';

const { lancetDepths, lancetGauges } = claims;

export const lancets: ProductTab = {
  slug: 'lancets',
  name: 'Capillary Lancets',
  picture: 'lancets',
  meta: {
    title: `Capillary lancets: ${lancetGauges.value}, ${lancetDepths.value} depth settings | ${company.shortName}`,
    description: `Capillary lancets in ${lancetGauges.value} with ${lancetDepths.value} depth settings, for taking a small drop of blood from the fingertip. Features, uses and product data.`,
  },
  description: [
    `A drop of capillary blood starts with a lancet. Ours come in ${lancetGauges.value}, and ${lancetDepths.value} depth settings let the user match the puncture to the skin.`,
    'The higher the gauge, the finer the lancet. The right depth depends on the skin. People who test at home should ask their healthcare professional which setting to use.',
  ],
  features: [
    `Two gauges: ${lancetGauges.value}`,
    `A choice of ${lancetDepths.value} depth settings`,
    'Part of the same range as our point-of-care meters',
    qualityFeature,
  ],
  applications: ['Capillary blood for glucose and HbA1c readings', 'Point-of-care testing'],
  images: [
    { picture: 'lancets', caption: `Capillary lancets in ${lancetGauges.value}` },
    { picture: 'lancing-device', caption: 'The lancing device, with the dial that sets the depth' },
  ],
  specification: {
    intendedUse: 'Collection of capillary blood',
    catalogueNumbers: placeholder(onRequest),
    packSizes: placeholder(onRequest),
    storage: placeholder(onRequest),
    regulatoryStatus: placeholder(onRequest),
  },
};
