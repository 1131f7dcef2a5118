import { biosample } from './products/biosample';
import { diabetes } from './products/diabetes';
import { molecular } from './products/molecular';

export { productLabels, specificationLabels } from './products/labels';
export type { ProductFamily, ProductTab, Specification } from './products/types';

export const products = { biosample, molecular, diabetes };
