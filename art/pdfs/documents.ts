import { company } from '../../content/company';
import { type DownloadKey, downloads } from '../../content/downloads';
import { brochure } from './brochure';
import { catalogue } from './catalogue';
import { type InstructionsKey, instructionsSheets } from './instructions';
import type { Sheet } from './parts';
import { respiratory } from './respiratory';

export type PdfDocument = { key: DownloadKey; file: string; name: string; title: string; sheets: Sheet[] };

const instructionKeys: InstructionsKey[] = [
  'pen-needle-use',
  'pen-needle-disposal',
  'syringe-use',
  'syringe-disposal',
];

const document = (key: DownloadKey, sheets: Sheet[]): PdfDocument => ({
  key,
  file: `public${downloads[key].href}`,
  name: downloads[key].title,
  title: `${downloads[key].title} | ${company.name}`,
  sheets,
});

/** The PDFs that are generated from the site's content. */
export const documents: PdfDocument[] = [
  document('catalogue', catalogue()),
  document('brochure', brochure()),
  document('respiratory-brochure', respiratory()),
  ...instructionKeys.map((key) => document(key, instructionsSheets(key))),
];
