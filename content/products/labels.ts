import type { Specification } from './types';

export const productLabels = {
  features: 'Features',
  applications: 'Applications',
  specification: 'Specification',
  ask: 'Ask us about {what}',
  askBody: 'Hello, please send me the {what} for this product: {product}.',
  enquirySubject: '{product}: request for details',
  enquiryBody: 'Hello, please send me details of this product: {product}.',
  askByForm: 'Use the contact form',
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
