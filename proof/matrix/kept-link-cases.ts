import { type Case, judged, type Operation } from './cell';
import { tickOf } from './commits';
import { historyEntry, LONG_AGO, newRecord, storedRecord, without } from './records';
import { DaysAgo, type Fields } from './value';
import { type Commit, commitCase, deletion, save } from './writes';

/** The kinds of listed links that must stay available. */
const KINDS = { instructions: 'listed instructions', safety: 'listed safety data' };

const RELIED: Fields = { listed: true, kind: 'instructions' };

const FIRST_FILE: Fields = { sha256: 'a'.repeat(64), change: 'First note' };
const NEXT_FILE: Fields = { sha256: 'b'.repeat(64) };

/** Changes to listed instructions or safety data: the fields after the change, and those before. */
const CHANGES = judged<[after: Fields, before?: Fields]>(
  {
    'with another title': [{ title: 'Other' }],
    'added to a document': [{ document: 'one' }, { document: '', gtin: '' }],
    'with a first file': [NEXT_FILE, { sha256: '' }],
    'without a file, with another title': [{ title: 'Other' }, { sha256: '' }],
    'with a new file and a new note': [{ ...NEXT_FILE, change: 'Next note' }, FIRST_FILE],
  },
  {
    hidden: [{ listed: false }],
    'turned into a brochure': [{ kind: 'brochure' }],
    'turned into a certificate, with a new file and a new note': [
      { ...NEXT_FILE, change: 'Next note', kind: 'certificate' },
      FIRST_FILE,
    ],
    'without their address': [{ link: '' }],
    'moved to another document': [{ document: 'other' }, { document: 'one', gtin: '' }],
    'without their file': [{ sha256: '', change: 'Next note' }, FIRST_FILE],
    'without their file, size and pages': [
      { sha256: '', size: 0, pages: 0, change: 'Next note' },
      FIRST_FILE,
    ],
    ...Object.fromEntries(
      ['', ' \n', 'First note', ' First note '].map((change) => [
        `with a new file and the note ${JSON.stringify(change)}`,
        [{ ...NEXT_FILE, change }, FIRST_FILE],
      ]),
    ),
  },
);

/** Joining the document `one` if a link has this file name. */
const NAMED = judged<Fields>(
  {
    'of a link without a document': { document: '' },
    'of a link in the same document': { document: 'one' },
  },
  {
    'of a link in another document': { document: 'other' },
    'of an unlisted link in another document': { document: 'other', listed: false },
  },
);

const LATER = '2999-01-01';

/** Deletions by the day until which the link is kept, and by what differs from listed instructions. */
const DELETIONS = judged<Fields>(
  {
    'listed instructions, kept until yesterday': { retainUntil: new DaysAgo(1) },
    'listed safety data, kept until yesterday': { kind: 'safety', retainUntil: new DaysAgo(1) },
    'a listed brochure, kept for an open time': { kind: 'brochure', retainUntil: '' },
    'a listed brochure, kept until a later day': { kind: 'brochure', retainUntil: LATER },
    'unlisted instructions, kept for an open time': { listed: false, retainUntil: '' },
    'unlisted instructions, kept until a later day': { listed: false, retainUntil: LATER },
  },
  {
    'listed instructions, kept for an open time': { retainUntil: '' },
    'listed instructions, kept until today': { retainUntil: new DaysAgo(0) },
    'listed instructions, kept until a later day': { retainUntil: LATER },
    'listed safety data, kept for an open time': { kind: 'safety', retainUntil: '' },
    'listed safety data, kept until today': { kind: 'safety', retainUntil: new DaysAgo(0) },
    'listed safety data, kept until a later day': { kind: 'safety', retainUntil: LATER },
  },
);

/** What a commit leaves of the history of listed instructions or safety data, of which `earlier` is an old entry. */
const HISTORIES = judged<(earlier: Fields) => Fields | null>(
  {},
  {
    'with a rewritten version': (earlier) => ({ ...earlier, record: { id: 'other' } }),
    'with an emptied version': (earlier) => ({ ...earlier, record: {} }),
    'without an earlier version': () => null,
  },
);

/** The rules read the link with the document's name, so each cell has its own. */
const documentOf = (id: string) => id.replace('.pdf', '-document');

const linkCase = (operation: Operation, what: string, sound: boolean, make: (id: string) => Commit): Case =>
  commitCase({ place: 'Link', operation, what, sound, byAllActors: true }, (id) => {
    const name = `${id}.pdf`;
    const { seed, writes } = make(name);
    return { seed, writes: [...writes, ...tickOf('Link', name, seed, writes)] };
  });

/** Cases for listed instructions and safety data, which must stay available at their address. */
export const keptLinkCases = (): Case[] => [
  ...Object.entries(KINDS).flatMap(([kind, name]) => [
    ...CHANGES.map(({ what, sound, row: [after, before] }) =>
      linkCase('update', `${name}, ${what}`, sound, (id) =>
        save('Link', id, { ...RELIED, kind, ...before }, after),
      ),
    ),
    linkCase('update', `${name}, whose version is not kept`, false, (id) => {
      const { seed, writes } = save('Link', id, { ...RELIED, kind }, { title: 'Other' });
      return { seed, writes: writes.slice(0, 1) };
    }),
    ...HISTORIES.flatMap(({ what, sound, row: change }) =>
      [true, false].map((isSaved) =>
        linkCase('update', `${name}, ${isSaved ? 'saved' : 'left'} ${what}`, sound, (id) => {
          const { seed, writes } = save('Link', id, { ...RELIED, kind }, { title: 'Other' });
          const path = `Link/${id}/history/1`;
          const earlier = historyEntry({ ...seed[`Link/${id}`], revision: 1 }, { replacedAt: LONG_AGO });
          const rewrite = { path, fields: change(earlier) };
          return { seed: { ...seed, [path]: earlier }, writes: [...(isSaved ? writes : []), rewrite] };
        }),
      ),
    ),
  ]),
  ...NAMED.flatMap(({ what, sound, row }) => {
    const seeded = (id: string, { seed, writes }: Commit): Commit => {
      const name = `${documentOf(id)}.pdf`;
      const fields = {
        ...RELIED,
        gtin: '',
        ...row,
        ...(row.document === 'one' && { document: documentOf(id) }),
      };
      return { seed: { ...seed, [`Link/${name}`]: storedRecord('Link', name, fields) }, writes };
    };
    const joins = (id: string) => ({ document: documentOf(id) });
    return [
      linkCase('update', `listed instructions, added to a document with the file name ${what}`, sound, (id) =>
        seeded(id, save('Link', id, { ...RELIED, document: '', gtin: '' }, joins(id))),
      ),
      linkCase('update', `listed in a document with the file name ${what}`, sound, (id) =>
        seeded(id, save('Link', id, { ...RELIED, ...joins(id), listed: false, gtin: '' }, { listed: true })),
      ),
      linkCase('create', `listed instructions in a document with the file name ${what}`, sound, (id) =>
        seeded(id, {
          seed: {},
          writes: [
            { path: `Link/${id}`, fields: newRecord('Link', id, { ...RELIED, ...joins(id), gtin: '' }) },
          ],
        }),
      ),
    ];
  }),
  linkCase('update', 'listed instructions, with a new file and no word on safety', false, (id) => {
    const before = { ...RELIED, ...FIRST_FILE };
    const { seed, writes, next } = save('Link', id, before, { ...NEXT_FILE, change: 'Next' });
    return {
      seed,
      writes: [{ path: `Link/${id}`, fields: without(next, 'changeSafety') }, ...writes.slice(1)],
    };
  }),
  ...DELETIONS.map(({ what, sound, row }) =>
    linkCase('delete', what, sound, (id) => deletion('Link', id, { ...RELIED, ...row })),
  ),
];
