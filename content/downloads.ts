import { company } from './company';
import measured from './downloads/measured.json';
import type { Download, DownloadMeasure } from './downloads/types';

export type { DownloadMeasure } from './downloads/types';

export const downloads = {
  catalogue: {
    title: 'Product catalogue',
    description: 'All three product families, with their features and uses.',
    href: '/downloads/product-catalogue.pdf',
    type: 'PDF',
  },
  brochure: {
    title: 'Company brochure',
    description: `${company.name} in brief: mission, products and services.`,
    href: '/downloads/company-brochure.pdf',
    type: 'PDF',
  },
  'respiratory-brochure': {
    title: 'Respiratory panel kit brochure',
    description: 'What the kit detects, its turnaround and the instruments that run it.',
    href: '/downloads/respiratory-panel-kit-brochure.pdf',
    type: 'PDF',
  },
  'pen-needle-use': {
    title: 'Insulin pen needles: instructions for use',
    description: 'How to attach, use and remove a pen needle.',
    href: '/downloads/insulin-pen-needles-use.pdf',
    type: 'PDF',
  },
  'pen-needle-disposal': {
    title: 'Insulin pen needles: storage and disposal',
    description: 'How to store pen needles and dispose of them after use.',
    href: '/downloads/insulin-pen-needles-disposal.pdf',
    type: 'PDF',
  },
  'syringe-use': {
    title: 'Insulin syringes: instructions for use',
    description: 'How to prepare and use an insulin syringe.',
    href: '/downloads/insulin-syringes-use.pdf',
    type: 'PDF',
  },
  'syringe-disposal': {
    title: 'Insulin syringes: storage and disposal',
    description: 'How to store insulin syringes and dispose of them after use.',
    href: '/downloads/insulin-syringes-disposal.pdf',
    type: 'PDF',
  },
} satisfies Record<string, Download>;

export type DownloadKey = keyof typeof downloads;

/** Size and page count by key, written by the script that generates the files. Missing files have no entry. */
export const downloadMeasures: Partial<Record<DownloadKey, DownloadMeasure>> = measured;

export const downloadLabels = {
  heading: 'Downloads',
  pages: { one: '{count} page', other: '{count} pages' },
  missing: 'This file is being prepared. Write to us and we will send it.',
} as const;
