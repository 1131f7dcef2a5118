import { claims } from '../../claims';
import { company } from '../../company';
import { onRequest, placeholder } from '../../placeholder';
import type { ProductTab } from '../types';

const { respiratoryApprovals, respiratoryInstruments, respiratoryPageTurnaround, respiratoryTargets } =
  claims;

export const respiratory: ProductTab = {
  slug: 'respiratory-panel',
  name: 'Respiratory Viral Panel Kit',
  picture: 'respiratory-kit',
  meta: {
    title: `Respiratory viral panel kit: product overview | ${company.shortName}`,
    description: `One real-time PCR kit for ${respiratoryTargets.value}, compatible with ${respiratoryInstruments.value}. Features, uses and product data.`,
  },
  description: [
    `The respiratory viral panel kit detects ${respiratoryTargets.value} together.`,
    `It is compatible with ${respiratoryInstruments.value} and has a turnaround of ${respiratoryPageTurnaround.value}.`,
  ],
  more: { label: 'Full description and brochure on the kit page', href: '/trivus' },
  features: [
    `Simultaneous detection of ${respiratoryTargets.value}`,
    `Turnaround of ${respiratoryPageTurnaround.value}`,
    `Compatible with ${respiratoryInstruments.value}`,
    respiratoryApprovals.value,
  ],
  applications: ['Respiratory virus testing in labs and hospitals', 'Labs with a real-time PCR instrument'],
  images: [
    { picture: 'respiratory-kit', caption: 'The open kit box' },
    { picture: 'respiratory-vials', caption: 'The kit’s vials in a cold block' },
  ],
  specification: {
    intendedUse: `Simultaneous detection of ${respiratoryTargets.value} by real-time PCR`,
    catalogueNumbers: placeholder(onRequest),
    packSizes: placeholder(onRequest),
    storage: placeholder(onRequest),
    regulatoryStatus: respiratoryApprovals.value,
  },
};
