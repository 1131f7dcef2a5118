import { type Specification, specificationLabels } from '@/content/products';

const keys: (keyof Specification)[] = [
  'intendedUse',
  'catalogueNumbers',
  'packSizes',
  'storage',
  'regulatoryStatus',
];

/** The rows of a product's specification table, in the order in which buyers read them. */
export const specificationRows = (specification: Specification) =>
  keys.map((key) => ({ name: specificationLabels[key], value: specification[key] }));
