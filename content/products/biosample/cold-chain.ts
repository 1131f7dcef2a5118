import { claims } from '../../claims';
import { company } from '../../company';
import { onRequest, placeholder } from '../../placeholder';
import { qualityFeature } from '../shared';
import type { ProductTab } from '../types';

const { bagCapacity, bagDuration, bagTemperature } = claims;

export const coldChain: ProductTab = {
  slug: 'cold-chain',
  name: 'Cold-Chain Transport Bags',
  picture: 'transport-bag',
  meta: {
    title: `Smart cold-chain bags for specimen transport | ${company.shortName}`,
    description: `Smart bags that carry ${bagCapacity.value} at ${bagTemperature.value} for ${bagDuration.value}. One-Click Collect tracks their temperature and location in transit.`,
  },
  description: [
    `The smart cold-chain transport bag takes specimens from the collection point to the lab. It holds ${bagCapacity.value} and keeps them at ${bagTemperature.value} for ${bagDuration.value}.`,
    'With One-Click Collect, our cloud platform for sample custody, a Bluetooth transport system tracks the bag’s temperature and location.',
  ],
  features: [
    `Room for ${bagCapacity.value}`,
    `Maintains ${bagTemperature.value} for ${bagDuration.value}`,
    'Temperature and location tracked over Bluetooth with One-Click Collect',
    qualityFeature,
  ],
  applications: ['Transport from collection centres to labs', 'Specimens that must stay cold in transit'],
  images: [
    { picture: 'transport-bag', caption: 'Closed for transport' },
    { picture: 'transport-bag-open', caption: 'Open, with tube racks inside' },
  ],
  specification: {
    intendedUse: `Transport of specimens at ${bagTemperature.value}`,
    catalogueNumbers: placeholder(onRequest),
    packSizes: placeholder(onRequest),
    storage: placeholder(onRequest),
    regulatoryStatus: placeholder(onRequest),
  },
};
