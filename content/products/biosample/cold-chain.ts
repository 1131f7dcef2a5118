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
    title: `Smart cold-chain transport bags | ${company.shortName}`,
    description: `Smart bags that carry ${bagCapacity.value} at ${bagTemperature.value} for ${bagDuration.value}, and report temperature and place through One-Click Collect.`,
  },
  description: [
    `The smart cold-chain transport bag takes specimens from the collection point to the lab. It holds ${bagCapacity.value} and keeps them at ${bagTemperature.value} for ${bagDuration.value}.`,
    'With One-Click Collect, our cloud platform for sample custody, a Bluetooth transport system tracks the temperature and the location of the bag, so that the lab sees how its specimens have travelled.',
  ],
  features: [
    `Room for ${bagCapacity.value}`,
    `Keeps ${bagTemperature.value} for ${bagDuration.value}`,
    'Temperature and location tracked by Bluetooth with One-Click Collect',
    qualityFeature,
  ],
  applications: [
    'Rounds between collection centres and a central lab',
    'Home collection and outreach camps',
    'Transport that has to be shown to have stayed cold',
  ],
  images: [
    { picture: 'transport-bag', caption: 'Closed for the road' },
    { picture: 'transport-bag-open', caption: 'Open, with racks of tubes inside' },
  ],
  specification: {
    intendedUse: `Transport of specimens at ${bagTemperature.value}`,
    catalogueNumbers: placeholder(onRequest),
    packSizes: placeholder(onRequest),
    storage: placeholder(onRequest),
    regulatoryStatus: placeholder(onRequest),
  },
};
