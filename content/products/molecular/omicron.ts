import { claims } from '../../claims';
import { company } from '../../company';
import { onRequest, placeholder } from '../../placeholder';
import type { ProductTab } from '../types';

const { omicronApprovals, omicronGenes, omicronRuntime, omicronSensitivity, omicronVariants } = claims;

export const omicron: ProductTab = {
  slug: 'omicron',
  name: 'Omicron RT-PCR Kit',
  picture: 'omicron-kit',
  meta: {
    title: `Omicron detection RT-PCR kit for molecular labs | ${company.shortName}`,
    description: `A ${omicronGenes.value} RT-PCR kit that detects ${omicronVariants.value}, with a ${omicronRuntime.value} ${omicronRuntime.label}. Features, applications, intended use and product data for labs.`,
  },
  description: [
    `A variant that differs in one gene can slip past a test that targets that gene alone. Our ${omicronGenes.value} RT-PCR kit targets several genes and detects ${omicronVariants.value}.`,
    `The kit has a ${omicronRuntime.value} ${omicronRuntime.label} and is ${omicronSensitivity.value} ${omicronSensitivity.label}. It is ${omicronApprovals.value}.`,
  ],
  features: [
    `A ${omicronGenes.value} design`,
    `A ${omicronRuntime.value} ${omicronRuntime.label}`,
    `Accurate results ${omicronSensitivity.label}`,
    omicronApprovals.value,
  ],
  applications: ['Omicron variant detection in labs and hospitals'],
  images: [
    { picture: 'omicron-kit', caption: 'The kit box and its reagent vials' },
    { picture: 'pcr-plate', caption: 'A plate prepared for a run' },
  ],
  specification: {
    intendedUse: 'Detection of Omicron variants by RT-PCR',
    catalogueNumbers: placeholder(onRequest),
    packSizes: placeholder(onRequest),
    storage: placeholder(onRequest),
    regulatoryStatus: omicronApprovals.value,
  },
};
