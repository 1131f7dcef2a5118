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
      'Nucleic acid testing and RT-PCR assays for infectious diseases: what they do, where molecular labs use them, and how to request the current list.',
  },
  description: [
    'Nucleic acid testing detects a pathogen’s own genetic material. RT-PCR copies that material until it can be measured. It is a workhorse of infectious disease diagnostics.',
    'Besides our Omicron and respiratory panel kits, our range includes RT-PCR assays for other infectious diseases. Tell us which pathogens your lab tests for, and we will send you the current list.',
  ],
  features: [
    'Nucleic acid testing for infectious diseases',
    'RT-PCR assays for molecular labs',
    'Current assay list on request',
    qualityFeature,
  ],
  applications: ['Hospital molecular labs', 'Independent and reference labs', 'Public health programmes'],
  images: [{ picture: 'pcr-tubes', caption: 'PCR tubes, closed before a run' }],
  specification: {
    intendedUse: 'Nucleic acid testing for infectious diseases by RT-PCR',
    catalogueNumbers: placeholder(onRequest),
    packSizes: placeholder(onRequest),
    storage: placeholder(onRequest),
    regulatoryStatus: placeholder(onRequest),
  },
};
