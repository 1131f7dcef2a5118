import { type Case, judged, type Operation, type Seed, type Write } from './cell';
import { tickOf } from './commits';
import { getCase, listCase } from './read-cases';
import { newRecord, storedRecord, storedTombstone } from './records';
import type { Fields } from './value';
import { type Commit, commitCase, deletion, restoration, save } from './writes';

/** GTINs are unique across the site, so each cell has its own. The rules do not check the check digit. */
const gtinOf = (id: string) => id.replace(/\D/g, '').padStart(14, '0');

const claimOf = (id: string, kind = 'instructions') => `Gtins/${kind}-${gtinOf(id)}`;

const nameOf = (id: string) => `${id}.pdf`;

const claim = (id: string, fields: Fields = {}, path = claimOf(id)): Write => ({
  path,
  fields: { document: `document-${id}`, id: nameOf(id), ...fields },
});

const relied = (id: string, fields: Fields = {}): Fields => ({
  ...{ listed: true, kind: 'instructions', gtin: gtinOf(id), document: `document-${id}` },
  ...fields,
});

const created = (id: string, fields: Fields, claims: Write[], seed: Seed = {}): Commit => ({
  seed,
  writes: [
    { path: `Link/${nameOf(id)}`, fields: newRecord('Link', nameOf(id), relied(id, fields)) },
    ...claims,
  ],
});

const taken = (id: string, document = `document-${id}`): Seed => ({
  [claimOf(id)]: { document, id: 'other.pdf' },
});

const saved = (id: string, before: Fields, after: Fields, claims: Write[] = [], seed: Seed = {}): Commit => {
  const commit = save('Link', nameOf(id), relied(id, before), after);
  return { seed: { ...commit.seed, ...seed }, writes: [...commit.writes, ...claims] };
};

const nameFor = (id: string) => `document-${id}`;

const namePath = (id: string) => `Names/${nameFor(id)}`;

const retired = (id: string): Seed => ({ [namePath(id)]: { id: 'other.pdf' } });

const retirement = (id: string, fields: Fields = {}, path = namePath(id)): Write => ({
  path,
  fields: { id: nameOf(id), ...fields },
});

const over = { gtin: '', retainUntil: '2020-01-01' };

/** Returns the deletion of a link whose retention period is over, with other writes. */
const ended = (id: string, fields: Fields, more: Write[], seed: Seed = {}): Commit => {
  const commit = deletion('Link', nameOf(id), relied(id, { ...over, ...fields }));
  return { seed: { ...commit.seed, ...seed }, writes: [...commit.writes, ...more] };
};

type Make = (id: string) => Commit;

const CLAIMED = judged<Make>(
  {
    'by its document': (id) => created(id, {}, [claim(id)]),
    'for safety data': (id) =>
      created(id, { kind: 'safety' }, [claim(id, {}, claimOf(id, 'safety'))], taken(id, 'another')),
    'by a save of a link that had it before': (id) => saved(id, {}, { title: 'Other' }, [claim(id)]),
  },
  {
    'without a save': (id) => ({
      seed: { [`Link/${nameOf(id)}`]: storedRecord('Link', nameOf(id), relied(id)) },
      writes: [claim(id)],
    }),
    'without a link': (id) => ({ seed: {}, writes: [claim(id)] }),
    'for another document': (id) => created(id, {}, [claim(id, { document: 'another' })]),
    'for another document, by a save of a link that had it before': (id) =>
      saved(id, {}, { title: 'Other' }, [claim(id, { document: 'another' })]),
    'for no document': (id) => created(id, { document: '' }, [claim(id, { document: '' })]),
    'for another type': (id) => created(id, {}, [claim(id), claim(id, {}, claimOf(id, 'safety'))]),
    'by a brochure': (id) => created(id, { kind: 'brochure' }, [claim(id, {}, claimOf(id, 'brochure'))]),
    'by an unlisted link': (id) => created(id, { listed: false }, [claim(id)]),
    'with an extra field': (id) => created(id, {}, [claim(id, { more: 1 })]),
  },
);

const CREATED = judged<Make>(
  {
    'with its document’s GTIN': (id) => created(id, {}, [], taken(id)),
    'unlisted, with another document’s GTIN': (id) =>
      created(id, { listed: false }, [], taken(id, 'another')),
    'a brochure with another document’s GTIN': (id) =>
      created(id, { kind: 'brochure' }, [], taken(id, 'another')),
  },
  {
    'with another document’s GTIN': (id) => created(id, {}, [], taken(id, 'another')),
    'with an unclaimed GTIN': (id) => created(id, {}, []),
    'restored with another document’s GTIN': (id) => {
      const state = relied(id, { gtin: '' });
      const { seed, writes } = restoration('Link', nameOf(id), state, { gtin: gtinOf(id) });
      return { seed: { ...seed, ...taken(id, 'another') }, writes };
    },
  },
);

const SAVED = judged<Make>(
  {
    'keeps a GTIN from before claims existed': (id) =>
      saved(id, {}, { title: 'Other' }, [], taken(id, 'another')),
    'unlisted, with a retired name': (id) =>
      saved(id, { listed: false, gtin: '' }, { title: 'Other' }, [], retired(id)),
    'keeps a retired name': (id) => saved(id, { gtin: '' }, { title: 'Other' }, [], retired(id)),
    'loses its GTIN': (id) => saved(id, {}, { gtin: '' }, [], taken(id)),
  },
  {
    'listed with another document’s GTIN': (id) =>
      saved(id, { listed: false }, { listed: true }, [], taken(id, 'another')),
    'takes another document’s GTIN': (id) =>
      saved(id, { gtin: '' }, { gtin: gtinOf(id) }, [], taken(id, 'another')),
    'joins a document with a retired name': (id) =>
      saved(id, { document: '', gtin: '' }, { document: nameFor(id) }, [], retired(id)),
    'listed with a retired name': (id) =>
      saved(id, { listed: false, gtin: '' }, { listed: true }, [], retired(id)),
    'joins a document, with a GTIN that is not the document’s': (id) =>
      saved(id, { document: '' }, { document: `document-${id}` }, [], taken(id, 'another')),
  },
);

const ENDED = judged<Make>(
  {
    'whose name it retires': (id) => ended(id, {}, [retirement(id)]),
    'whose name is retired': (id) => ended(id, {}, [], retired(id)),
    'without a name': (id) => ended(id, { document: '' }, []),
    'that was not listed, without retiring its name': (id) => ended(id, { listed: false }, []),
    'of a brochure, without retiring its name': (id) => ended(id, { kind: 'brochure' }, []),
  },
  { 'whose name it does not retire': (id) => ended(id, {}, []) },
);

const RETIRED = judged<Make>(
  { 'by the deletion of its link': (id) => ended(id, {}, [retirement(id)]) },
  {
    'while its link stays': (id) => saved(id, over, { title: 'Other' }, [retirement(id)]),
    'after the deletion of its link': (id) => ({
      seed: {
        [`Trash/Link_${nameOf(id)}`]: storedTombstone(
          'Link',
          storedRecord('Link', nameOf(id), relied(id, over)),
        ),
      },
      writes: [retirement(id)],
    }),
    'without a link': (id) => ({ seed: {}, writes: [retirement(id)] }),
    'by the deletion of another document': (id) =>
      ended(id, {}, [retirement(id), retirement(id, {}, `Names/another-${id}`)]),
    'by the deletion of an unlisted link': (id) => ended(id, { listed: false }, [retirement(id)]),
    'with an extra field': (id) => ended(id, {}, [retirement(id, { more: 1 })]),
  },
);

const REVIVED = judged<Make>(
  {},
  { revived: (id) => ({ seed: retired(id), writes: [{ path: namePath(id), fields: null }] }) },
);

const REWRITTEN = judged<Make>({}, { 'retired again': (id) => ended(id, {}, [retirement(id)], retired(id)) });

const GIVEN_UP = judged<Make>(
  {},
  {
    'given up': (id) => ({ seed: taken(id), writes: [{ path: claimOf(id), fields: null }] }),
    'given up with the deleted link': (id) => {
      const { seed, writes } = deletion('Link', nameOf(id), relied(id, { retainUntil: '2020-01-01' }));
      return { seed: { ...seed, ...taken(id) }, writes: [...writes, { path: claimOf(id), fields: null }] };
    },
  },
);

/** Returns cases that also increment the change counter if the commit writes the link. */
const casesOf = (
  place: 'Gtins' | 'Names' | 'Link',
  operation: Operation,
  rows: typeof CLAIMED,
  verb = '',
): Case[] =>
  rows.map(({ what, sound, row: make }) =>
    commitCase({ place, operation, what: verb + what, sound }, (id) => {
      const { seed, writes } = make(id);
      return { seed, writes: [...writes, ...tickOf('Link', nameOf(id), seed, writes)] };
    }),
  );

const TRANSFERRED = judged<Make>(
  {},
  { 'transferred to another document': (id) => created(id, {}, [claim(id)], taken(id, 'another')) },
);

/**
 * Cases for GTINs and retired names. A GTIN permanently belongs to one document of each type, and a retired name to a document
 * that no link can join. Staff may read both, but not list them.
 */
export const gtinCases = (): Case[] => [
  ...casesOf('Gtins', 'create', CLAIMED, 'claimed '),
  ...casesOf('Gtins', 'update', TRANSFERRED),
  ...casesOf('Gtins', 'delete', GIVEN_UP),
  ...casesOf('Link', 'create', CREATED),
  ...casesOf('Link', 'update', SAVED),
  ...casesOf('Link', 'delete', ENDED, 'of a document '),
  ...casesOf('Names', 'create', RETIRED, 'retired '),
  ...casesOf('Names', 'update', REWRITTEN),
  ...casesOf('Names', 'delete', REVIVED),
  getCase('Names', 'a retired name', namePath, (id) => retired(id)[namePath(id)] ?? null),
  listCase('Names', 'all retired names', 'Names'),
  getCase(
    'Gtins',
    'a claimed GTIN',
    (id) => claimOf(id),
    (id) => taken(id)[claimOf(id)] ?? null,
  ),
  listCase('Gtins', 'all GTINs', 'Gtins'),
];
