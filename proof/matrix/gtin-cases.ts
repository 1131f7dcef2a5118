import type { Case, Operation, Seed, Write } from './cell';
import { tickOf } from './commits';
import { newRecord, storedRecord } from './records';
import type { Fields } from './value';
import { type Commit, commitCase, deletion, type Named, restoration, save } from './writes';

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

const place = (place: 'Gtins' | 'Link', operation: Operation, what: string, sound: boolean): Named => ({
  ...{ place, operation, what, sound },
});

/** Returns a case that also increments the change counter if the commit writes the link. */
const gtinCase = (named: Named, make: (id: string) => Commit): Case =>
  commitCase(named, (id) => {
    const { seed, writes } = make(id);
    return { seed, writes: [...writes, ...tickOf('Link', nameOf(id), seed, writes)] };
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

const WRITES: Case[] = [
  gtinCase(place('Gtins', 'create', 'claimed by its document', true), (id) => created(id, {}, [claim(id)])),
  gtinCase(place('Gtins', 'create', 'claimed for safety data', true), (id) =>
    created(id, { kind: 'safety' }, [claim(id, {}, claimOf(id, 'safety'))], taken(id, 'another')),
  ),
  gtinCase(place('Gtins', 'create', 'claimed by a save of a link that had it before', true), (id) =>
    saved(id, {}, { title: 'Other' }, [claim(id)]),
  ),
  gtinCase(place('Gtins', 'create', 'claimed without a save', false), (id) => ({
    seed: { [`Link/${nameOf(id)}`]: storedRecord('Link', nameOf(id), relied(id)) },
    writes: [claim(id)],
  })),
  gtinCase(place('Gtins', 'create', 'claimed without a link', false), (id) => ({
    seed: {},
    writes: [claim(id)],
  })),
  gtinCase(place('Gtins', 'create', 'claimed for another document', false), (id) =>
    created(id, {}, [claim(id, { document: 'another' })]),
  ),
  gtinCase(place('Gtins', 'create', 'claimed for no document', false), (id) =>
    created(id, { document: '' }, [claim(id, { document: '' })]),
  ),
  gtinCase(place('Gtins', 'create', 'claimed for another type', false), (id) =>
    created(id, {}, [claim(id), claim(id, {}, claimOf(id, 'safety'))]),
  ),
  gtinCase(place('Gtins', 'create', 'claimed by a brochure', false), (id) =>
    created(id, { kind: 'brochure' }, [claim(id, {}, claimOf(id, 'brochure'))]),
  ),
  gtinCase(place('Gtins', 'create', 'claimed by an unlisted link', false), (id) =>
    created(id, { listed: false }, [claim(id)]),
  ),
  gtinCase(place('Gtins', 'create', 'claimed with an extra field', false), (id) =>
    created(id, {}, [claim(id, { more: 1 })]),
  ),
  gtinCase(place('Gtins', 'update', 'transferred to another document', false), (id) =>
    created(id, {}, [claim(id)], taken(id, 'another')),
  ),
  gtinCase(place('Gtins', 'delete', 'given up', false), (id) => ({
    seed: taken(id),
    writes: [{ path: claimOf(id), fields: null }],
  })),
  gtinCase(place('Gtins', 'delete', 'given up with the deleted link', false), (id) => {
    const { seed, writes } = deletion('Link', nameOf(id), relied(id, { retainUntil: '2020-01-01' }));
    return { seed: { ...seed, ...taken(id) }, writes: [...writes, { path: claimOf(id), fields: null }] };
  }),
];

const LINKS: Case[] = [
  gtinCase(place('Link', 'create', 'with its document’s GTIN', true), (id) => created(id, {}, [], taken(id))),
  gtinCase(place('Link', 'create', 'with another document’s GTIN', false), (id) =>
    created(id, {}, [], taken(id, 'another')),
  ),
  gtinCase(place('Link', 'create', 'with an unclaimed GTIN', false), (id) => created(id, {}, [])),
  gtinCase(place('Link', 'create', 'unlisted, with another document’s GTIN', true), (id) =>
    created(id, { listed: false }, [], taken(id, 'another')),
  ),
  gtinCase(place('Link', 'create', 'a brochure with another document’s GTIN', true), (id) =>
    created(id, { kind: 'brochure' }, [], taken(id, 'another')),
  ),
  gtinCase(place('Link', 'update', 'listed with another document’s GTIN', false), (id) =>
    saved(id, { listed: false }, { listed: true }, [], taken(id, 'another')),
  ),
  gtinCase(place('Link', 'update', 'takes another document’s GTIN', false), (id) =>
    saved(id, { gtin: '' }, { gtin: gtinOf(id) }, [], taken(id, 'another')),
  ),
  gtinCase(place('Link', 'update', 'joins a document, with a GTIN that is not the document’s', false), (id) =>
    saved(id, { document: '' }, { document: `document-${id}` }, [], taken(id, 'another')),
  ),
  gtinCase(place('Link', 'update', 'keeps a GTIN from before claims existed', true), (id) =>
    saved(id, {}, { title: 'Other' }, [], taken(id, 'another')),
  ),
  gtinCase(place('Link', 'update', 'loses its GTIN', true), (id) =>
    saved(id, {}, { gtin: '' }, [], taken(id)),
  ),
  gtinCase(place('Link', 'create', 'restored with another document’s GTIN', false), (id) => {
    const { seed, writes } = restoration('Link', nameOf(id), relied(id, { gtin: '' }), { gtin: gtinOf(id) });
    return { seed: { ...seed, ...taken(id, 'another') }, writes };
  }),
];

const READS: Case[] = [
  {
    ...place('Gtins', 'get', 'a claimed GTIN', true),
    make: (id) => ({ seed: taken(id), ask: { kind: 'get', path: claimOf(id) } }),
  },
  {
    ...place('Gtins', 'list', 'all GTINs', true),
    make: () => ({ seed: {}, ask: { kind: 'list', parent: [], collection: 'Gtins', filters: [] } }),
  },
];

/** Cases for GTINs. A GTIN permanently belongs to one document of each type. Staff may read a claim, but not list claims. */
export const gtinCases = (): Case[] => [...READS, ...WRITES, ...LINKS];
