import { company } from '../../company';
import { onRequest, placeholder } from '../../placeholder';
import { qualityFeature } from '../shared';
import type { ProductTab } from '../types';

export const infectiousDiseases: ProductTab = {
  slug: 'infectious-diseases',
  name: 'Infectious Disease Assays',
  picture: 'pcr-tubes',
  meta: {
    title: `RT-PCR assays for infectious disease testing | ${company.shortName}`,
    description:
      'Nucleic acid testing and RT-PCR assays for infectious diseases: what they do, their features and uses, and how to ask which assays are available.',
  },
  description: [
    'Nucleic acid testing detects a pathogen’s own genetic material. RT-PCR copies that material until it can be measured. It is a workhorse of infectious disease diagnostics.',
    'Our range includes nucleic acid testing and RT-PCR assays for infectious diseases. Ask us which assays are available.',
  ],
  features: [
    'Nucleic acid testing for infectious diseases',
    'RT-PCR assays for infectious diseases',
    qualityFeature,
  ],
  applications: ['Infectious disease testing in labs and hospitals'],
  images: [{ picture: 'pcr-tubes', caption: 'PCR tubes, closed before a run' }],
  specification: {
    intendedUse: 'Nucleic acid testing for infectious diseases by RT-PCR',
    catalogueNumbers: placeholder(onRequest),
    packSizes: placeholder(onRequest),
    storage: placeholder(onRequest),
    regulatoryStatus: placeholder(onRequest),
  },
};
