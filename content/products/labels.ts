import type { Specification } from './types';

export const productLabels = {
  features: 'Features',
  applications: 'Applications',
  specification: 'Specification',
  specificationNote: 'Values shown as "On request" are sent by our product team. Please write to us.',
  downloads: 'Downloads',
  print: 'Print this table',
} as const;

export const specificationLabels: Record<keyof Specification, string> = {
  intendedUse: 'Intended use',
  catalogueNumbers: 'Catalogue numbers',
  packSizes: 'Pack sizes',
  storage: 'Storage',
  regulatoryStatus: 'Regulatory status',
};
