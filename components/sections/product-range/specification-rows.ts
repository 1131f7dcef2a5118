import { onRequest } from '@/content/placeholder';
import { type Specification, specificationLabels } from '@/content/products';

const keys: (keyof Specification)[] = [
  'intendedUse',
  'catalogueNumbers',
  'packSizes',
  'storage',
  'regulatoryStatus',
];

/** The known rows of a product's specification table, in display order. */
export const specificationRows = (specification: Specification) =>
  keys
    .filter((key) => specification[key] !== onRequest)
    .map((key) => ({ name: specificationLabels[key], value: specification[key] }));

/** The names of unknown specifications, for use in a sentence. */
export const unstatedNames = (specification: Specification): string[] =>
  keys.filter((key) => specification[key] === onRequest).map((key) => specificationLabels[key].toLowerCase());
