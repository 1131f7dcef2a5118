import { type Case, judged, type Operation, type Seed, type Write } from './cell';
import { tickOf } from './commits';
import { getCase, listCase } from './read-cases';
import { newRecord, storedRecord } from './records';
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
    'loses its GTIN': (id) => saved(id, {}, { gtin: '' }, [], taken(id)),
  },
  {
    'listed with another document’s GTIN': (id) =>
      saved(id, { listed: false }, { listed: true }, [], taken(id, 'another')),
    'takes another document’s GTIN': (id) =>
      saved(id, { gtin: '' }, { gtin: gtinOf(id) }, [], taken(id, 'another')),
    'joins a document, with a GTIN that is not the document’s': (id) =>
      saved(id, { document: '' }, { document: `document-${id}` }, [], taken(id, 'another')),
  },
);

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
const casesOf = (place: 'Gtins' | 'Link', operation: Operation, rows: typeof CLAIMED, verb = ''): Case[] =>
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

/** Cases for GTINs. A GTIN permanently belongs to one document of each type. Staff may read a claim, but not list claims. */
export const gtinCases = (): Case[] => [
  ...casesOf('Gtins', 'create', CLAIMED, 'claimed '),
  ...casesOf('Gtins', 'update', TRANSFERRED),
  ...casesOf('Gtins', 'delete', GIVEN_UP),
  ...casesOf('Link', 'create', CREATED),
  ...casesOf('Link', 'update', SAVED),
  getCase(
    'Gtins',
    'a claimed GTIN',
    (id) => claimOf(id),
    (id) => taken(id)[claimOf(id)] ?? null,
  ),
  listCase('Gtins', 'all GTINs', 'Gtins'),
];
