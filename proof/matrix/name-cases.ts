import type { Collection } from '@/lib/model/kinds';
import type { Case } from './cell';
import { tickOf } from './commits';
import { BAD_PDF_ENDS, GOOD_PDF_ENDS } from './texts';
import type { Fields } from './value';
import { commitCase, creation } from './writes';

const named = (
  place: Collection,
  what: string,
  sound: boolean,
  nameOf: (id: string) => string,
  fields: Fields = {},
): Case =>
  commitCase({ place, operation: 'create', what, sound }, (id) => {
    const { seed, writes } = creation(place, nameOf(id), fields);
    return { seed, writes: [...writes, ...tickOf(place, nameOf(id), seed, writes)] };
  });

const PATHS = [
  ...['pdfs/other.pdf', 'images/a/b.png', '', '/pdfs/', 'https://purvia.example/a.pdf', '../a.pdf'],
];

/** Cases for PDFs, whose id is the file's name, and footprint records, with valid and invalid ids. */
export const nameCases = (): Case[] => [
  ...[...GOOD_PDF_ENDS, ...BAD_PDF_ENDS].map((end) =>
    named(
      'Link',
      `named …${JSON.stringify(end.slice(0, 20))}`,
      GOOD_PDF_ENDS.includes(end),
      (id) => id + end,
    ),
  ),
  ...[119, 120, 121].map((length) =>
    named('Link', `named with ${length} units`, length <= 120, (id) => `${id.padEnd(length - 4, 'x')}.pdf`),
  ),
  ...PATHS.map((link) =>
    named('Link', `link is ${JSON.stringify(link)}`, false, (id) => `${id}.pdf`, { link }),
  ),
  ...['other', 'Draft', 'drafts', 'publishe', 'null'].map((word) =>
    named('GlobalFootprint', `named ${word}`, false, (id) => word + id),
  ),
];
