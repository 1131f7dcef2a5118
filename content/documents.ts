import { company } from './company';
import type { DownloadKey } from './downloads';
import type { Meta } from './types';

const meta: Meta = {
  title: `Downloads: instructions, brochures, certificates | ${company.shortName}`,
  description:
    'Download instructions for use, brochures, catalogues, certificates and safety data for our products, grouped by product and type of document.',
};

/** Kinds of document, in the order in which lists show them. The empty key is for all other documents. */
export const documentKinds = {
  instructions: 'Instructions for use',
  safety: 'Safety data',
  certificate: 'Certificates',
  catalogue: 'Catalogues',
  brochure: 'Brochures',
  '': 'Other documents',
} as const;

/** The intended users of a product, by stored value. */
export const documentUsers = {
  '': 'Not stated',
  professional: 'Professionals only',
  lay: 'Lay persons',
} as const;

/** The names of products and families, keyed by the end of their URLs. A family comes before its products. */
export const documentProducts: Readonly<Record<string, string>> = {
  '': 'All products',
  biosample: 'Biosample Collection',
  'biosample/tubes': 'Blood Tubes',
  'biosample/urine': 'Urine Collection',
  'biosample/accessories': 'Blood Collection Accessories',
  'biosample/swabs': 'Swabs and Saliva Funnel',
  'biosample/cold-chain': 'Cold-Chain Transport Bags',
  molecular: 'Molecular Diagnostics',
  'molecular/omicron': 'Omicron RT-PCR Kit',
  'molecular/respiratory-panel': 'Respiratory Viral Panel Kit',
  'molecular/infectious-diseases': 'Infectious Disease Assays',
  diabetes: 'Diabetes Care',
  'diabetes/meters': 'Glucose and HbA1c Meters',
  'diabetes/lancets': 'Capillary Lancets',
  'diabetes/pen-needles': 'Insulin Pen Needles',
  'diabetes/syringes': 'Insulin Syringes',
};

/**
 * The titles of the built-in downloads, keyed by address. They are repeated here because the content model imports them
 * and must not import their sizes and page counts.
 */
export const builtDownloads: Readonly<Record<string, string>> = {
  '': 'None',
  '/downloads/product-catalogue.pdf': 'Product catalogue',
  '/downloads/company-brochure.pdf': 'Company brochure',
  '/downloads/respiratory-panel-kit-brochure.pdf': 'Respiratory panel kit brochure',
  '/downloads/insulin-pen-needles-use.pdf': 'Insulin pen needles: instructions for use',
  '/downloads/insulin-pen-needles-disposal.pdf': 'Insulin pen needles: storage and disposal',
  '/downloads/insulin-syringes-use.pdf': 'Insulin syringes: instructions for use',
  '/downloads/insulin-syringes-disposal.pdf': 'Insulin syringes: storage and disposal',
};

type BuiltDocument = { key: DownloadKey; kind: keyof typeof documentKinds; product: string };

/** The kinds and products of the built-in downloads. */
export const builtDocuments: BuiltDocument[] = [
  { key: 'catalogue', kind: 'catalogue', product: '' },
  { key: 'brochure', kind: 'brochure', product: '' },
  { key: 'respiratory-brochure', kind: 'brochure', product: 'molecular/respiratory-panel' },
  { key: 'pen-needle-use', kind: 'instructions', product: 'diabetes/pen-needles' },
  { key: 'pen-needle-disposal', kind: 'instructions', product: 'diabetes/pen-needles' },
  { key: 'syringe-use', kind: 'instructions', product: 'diabetes/syringes' },
  { key: 'syringe-disposal', kind: 'instructions', product: 'diabetes/syringes' },
];

export const documents = {
  path: '/downloads',
  meta,
  heading: 'Downloads',
  intro: 'Instructions for use, brochures, certificates and safety data, by product.',
  find: 'Find instructions by REF or GTIN',
  revision: 'Revision',
  validUntil: 'valid until',
  withdrawn: 'withdrawn on',
  safetyChange: 'Safety-related change',
  earlier: 'Earlier versions',
  versions: {
    heading: 'Versions of',
    current: 'Current version',
    earlier: 'Earlier versions',
    first: 'first version',
    none: 'There are no earlier versions.',
    replaced: 'Replaced on',
    by: 'by',
    notCurrent: 'This version is out of date. Use the current version instead.',
    all: 'All downloads',
  },
};
