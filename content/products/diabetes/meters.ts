import { claims } from '../../claims';
import { company } from '../../company';
import { onRequest, placeholder } from '../../placeholder';
import { qualityFeature } from '../shared';
import type { ProductTab } from '../types';

const { bloodVolume } = claims;

export const meters: ProductTab = {
  slug: 'meters',
  name: 'Glucose and HbA1c Meters',
  picture: 'glucose-meter',
  meta: {
    title: `Point-of-care glucose and HbA1c meters for clinics | ${company.shortName}`,
    description: `Point-of-care meters for glucose and HbA1c that need ${bloodVolume.value} of blood. See their features and uses, and the product data that buyers need.`,
  },
  description: [
    'Two questions come up again and again in diabetes care. What is the glucose level now, and what has it been, on average, over the past few months? A glucose meter answers the first, an HbA1c meter the second.',
    `Our point-of-care meters need ${bloodVolume.value} of blood, so a fingertip sample is enough and you can take the reading beside the patient.`,
  ],
  features: [
    `A reading from ${bloodVolume.value} of blood`,
    'Glucose and HbA1c at the point of care',
    'Capillary lancets in the same range',
    qualityFeature,
  ],
  applications: ['Near-patient diabetes testing', 'Hospitals and healthcare providers'],
  images: [
    { picture: 'glucose-meter', caption: 'The glucose meter with a test strip' },
    { picture: 'hba1c-meter', caption: 'The HbA1c meter' },
  ],
  specification: {
    intendedUse: 'Point-of-care measurement of glucose and HbA1c in blood',
    catalogueNumbers: placeholder(onRequest),
    packSizes: placeholder(onRequest),
    storage: placeholder(onRequest),
    regulatoryStatus: placeholder(onRequest),
  },
};
