import { company } from '../../company';
import { onRequest, placeholder } from '../../placeholder';
import { qualityFeature } from '../shared';
import type { ProductTab } from '../types';

export const infectiousDiseases: ProductTab = {
  slug: 'infectious-diseases',
  name: 'Infectious Disease Assays',
  picture: 'pcr-tubes',
  meta: {
    title: `RT-PCR assays for infectious diseases | ${company.shortName}`,
    description:
      'Nucleic acid testing and RT-PCR assays for infectious diseases: what they do in a molecular lab, where they are used, and how to ask for the list.',
  },
  description: [
    'Nucleic acid testing looks for the genetic material of a pathogen itself. RT-PCR copies it until it can be measured, which makes it a workhorse of infectious disease diagnostics.',
    'Our range includes RT-PCR assays for infectious diseases beyond the two kits described here. Tell us which pathogens your lab tests for, and we will send the current list.',
  ],
  features: [
    'Nucleic acid testing of infectious diseases',
    'RT-PCR assays for molecular labs',
    'The list of assays sent on request',
    qualityFeature,
  ],
  applications: ['Molecular labs in hospitals', 'Independent and reference labs', 'Public health programmes'],
  images: [{ picture: 'pcr-tubes', caption: 'PCR tubes, closed before a run' }],
  specification: {
    intendedUse: 'Nucleic acid testing for infectious diseases by RT-PCR',
    catalogueNumbers: placeholder(onRequest),
    packSizes: placeholder(onRequest),
    storage: placeholder(onRequest),
    regulatoryStatus: placeholder(onRequest),
  },
};
