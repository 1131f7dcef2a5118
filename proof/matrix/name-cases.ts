import type { Case } from './cell';
import { CLOCK } from './commits';
import { newRecord, tick } from './records';
import { BAD_PDF_ENDS, GOOD_PDF_ENDS } from './texts';
import type { Fields } from './value';

const creation = (path: string, fields: Fields): ReturnType<Case['make']> => ({
  seed: { [path]: null },
  ask: {
    kind: 'commit',
    writes: [
      { path, fields },
      { path: CLOCK, fields: tick(path.split('/')[0] ?? '', fields, true) },
    ],
  },
});

/** Cases for a link record's id, which is the file's name, and for the record's `link`. */
function pdfNames(): Case[] {
  const named = (ends: string[], sound: boolean) =>
    ends.map(
      (end): Case => ({
        place: 'Link',
        operation: 'create',
        what: `named …${JSON.stringify(end.slice(0, 20))}`,
        sound,
        make(id) {
          const name = `${id}${end}`;
          return creation(`Link/${name}`, newRecord('Link', name));
        },
      }),
    );
  const paths = [
    'pdfs/other.pdf',
    'images/a/b.png',
    '',
    '/pdfs/',
    'https://purvia.example/a.pdf',
    '../a.pdf',
  ].map(
    (link): Case => ({
      place: 'Link',
      operation: 'create',
      what: `link is ${JSON.stringify(link)}`,
      sound: false,
      make: (id) => creation(`Link/${id}.pdf`, newRecord('Link', `${id}.pdf`, { link })),
    }),
  );
  const sized = [119, 120, 121].map(
    (length): Case => ({
      place: 'Link',
      operation: 'create',
      what: `named with ${length} units`,
      sound: length <= 120,
      make(id) {
        const name = `${id.padEnd(length - 4, 'x')}.pdf`;
        return creation(`Link/${name}`, newRecord('Link', name));
      },
    }),
  );
  return [...named(GOOD_PDF_ENDS, true), ...named(BAD_PDF_ENDS, false), ...sized, ...paths];
}

/** Cases for footprint records with ids other than `draft` and `published`. */
const footprintNames = (): Case[] =>
  ['other', 'Draft', 'drafts', 'publishe', 'null'].map((word) => ({
    place: 'GlobalFootprint',
    operation: 'create',
    what: `named ${word}`,
    sound: false,
    make: (id) => creation(`GlobalFootprint/${word}${id}`, newRecord('GlobalFootprint', `${word}${id}`)),
  }));

/** Cases for link and footprint records with valid and invalid ids. */
export const nameCases = (): Case[] => [...pdfNames(), ...footprintNames()];
