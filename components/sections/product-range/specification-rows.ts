import { onRequest } from '@/content/placeholder';
import { type Specification, specificationLabels } from '@/content/products';

const keys: (keyof Specification)[] = [
  'intendedUse',
  'catalogueNumbers',
  'packSizes',
  'storage',
  'regulatoryStatus',
];

/** Returns the known specifications as table rows, in display order. */
export const specificationRows = (specification: Specification) =>
  keys
    .filter((key) => specification[key] !== onRequest)
    .map((key) => ({ name: specificationLabels[key], value: specification[key] }));

/** Returns the names of unknown specifications, in lower case for use in a sentence. */
export const unstatedNames = (specification: Specification): string[] =>
  keys.filter((key) => specification[key] === onRequest).map((key) => specificationLabels[key].toLowerCase());
