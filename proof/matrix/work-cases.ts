import { ACCOUNTS } from './actors';
import { type Case, judged } from './cell';
import { getCase, listCase, type Query } from './read-cases';
import { LONG_AGO, STORED_REVISION, WRITER } from './records';
import { Ago, Double, type Fields, NOW } from './value';
import { commitCase } from './writes';

const TAB = 'tab-1';

const pathOf = (id: string, { collection = 'Blog', uid = WRITER, tab = TAB }: Record<string, string> = {}) =>
  `Work/${[collection, id, uid, tab].join('_')}`;

const written = (id: string): Fields => ({
  ...{ collection: 'Blog', id, uid: WRITER, tab: TAB, revision: 1, loaded: 0 },
  ...{ title: 'A title', typed: '{"values":{}}', takenFrom: '', since: NOW, at: NOW },
});

const stored = (id: string): Fields => ({
  ...written(id),
  ...{ revision: STORED_REVISION, since: LONG_AGO, at: LONG_AGO },
});

const next = (id: string): Fields => ({ ...stored(id), revision: STORED_REVISION + 1, at: NOW });

/** How the fields differ from those of a valid copy, new or stored, and how its name does. */
type Typed = [changes: Fields, named?: Record<string, string>];

/** A copy with the same differences in its fields and its name. */
const named = (changes: Record<string, string>): Typed => [changes, changes];

const LONGEST_TAB = 't'.repeat(40);

const TYPED = judged<Typed>(
  {
    'a copy': [{}],
    'a copy of a saved record': [{ loaded: 7 }],
    'a copy with a title of 200 characters': [{ title: 't'.repeat(200) }],
    'a copy with an empty title': [{ title: '' }],
    'a copy of one character': [{ typed: '0' }],
    'a copy of 500,000 characters': [{ typed: 'x'.repeat(500_000) }],
    'a copy taken over': [{ takenFrom: 't'.repeat(400) }],
    'a copy of a tab with a name of 40 characters': named({ tab: LONGEST_TAB }),
    'a copy of a tab with a name of one character': named({ tab: 't' }),
  },
  {
    'a copy of a revision below 0': [{ loaded: -1 }],
    'a copy of revision 1.5': [{ loaded: new Double(1.5) }],
    'a copy of a revision that is a text': [{ loaded: 'one' }],
    'a copy with a title of 201 characters': [{ title: 't'.repeat(201) }],
    'a copy whose title is a number': [{ title: 1 }],
    'a copy whose title is a list': [{ title: ['A title'] }],
    'a copy of 500,001 characters': [{ typed: 'x'.repeat(500_001) }],
    'an empty copy': [{ typed: '' }],
    'a copy that is a map': [{ typed: { values: {} } }],
    'a copy taken over from a long name': [{ takenFrom: 't'.repeat(401) }],
    'a copy taken over from a number': [{ takenFrom: 1 }],
    'a copy with an extra field': [{ more: 1 }],
    'a copy at another time': [{ at: LONG_AGO }],
    'a copy in the future': [{ at: new Ago(-60_000) }],
    'a copy begun after its own time': [{ since: new Ago(-60_000) }],
    'a copy of an unknown collection': named({ collection: 'Trash' }),
    'a copy under the name of another record': [{ id: 'other' }],
    'a copy under the name of another collection': [{ collection: 'Media' }, {}],
    'a copy under the name of another tab': [{ tab: 'tab-2' }, {}],
    'a copy of a tab with a name of 41 characters': named({ tab: `${LONGEST_TAB}t` }),
    'a copy of a tab without a name': named({ tab: '' }),
    'a copy of another person': named({ uid: 'somebody' }),
    'a copy under the name of another person': [{ uid: 'somebody' }, {}],
    "a copy in place of another person's": [{}, { uid: 'somebody' }],
  },
);

const REVISIONS = {
  create: judged<Typed>(
    {},
    {
      'a copy at revision 2': [{ revision: 2 }],
      'a copy at revision 0': [{ revision: 0 }],
      'a copy at revision 1.0': [{ revision: new Double(1) }],
      'a copy begun long ago': [{ since: LONG_AGO }],
    },
  ),
  update: judged<Typed>(
    {},
    {
      'a copy overtaken by another write': [{ revision: STORED_REVISION }],
      'a copy that skips a revision': [{ revision: STORED_REVISION + 2 }],
      'a copy that restarts its revisions': [{ revision: 1 }],
      'a copy at revision 4.0': [{ revision: new Double(STORED_REVISION + 1) }],
      'a copy begun now': [{ since: NOW }],
    },
  ),
};

/** Returns only the changes to fields that the name contains, because a stored copy's fields must match its name. */
const onlyKey = ({ collection, uid, tab }: Fields): Fields => ({
  ...(collection && { collection }),
  ...(uid && { uid }),
  ...(tab !== undefined && { tab }),
});

const writes = (operation: 'create' | 'update'): Case[] =>
  [...TYPED, ...REVISIONS[operation]].map(({ what, sound, row: [changes, name] }) =>
    commitCase({ place: 'Work', operation, what, sound }, (id) => {
      const path = pathOf(id, name);
      const [before, valid] =
        operation === 'create' ? [null, written(id)] : [{ ...stored(id), ...onlyKey(changes) }, next(id)];
      return { seed: { [path]: before }, writes: [{ path, fields: { ...valid, ...changes } }] };
    }),
  );

const present = (id: string): Fields => ({ collection: 'Blog', id: 'a', uid: WRITER, tab: id, at: NOW });
const wasPresent = (id: string): Fields => ({ ...present(id), at: LONG_AGO });

const presenceOf = (id: string, { uid = WRITER, tab = id }: Record<string, string> = {}) =>
  `Presence/${uid}_${tab}`;

const REPORTED = judged<Typed>(
  {
    'an open record': [{}],
    'a record whose id has 128 characters': [{ id: 'i'.repeat(128) }],
    'a record whose id has one character': [{ id: 'i' }],
    'a record in a tab with a name of 40 characters': named({ tab: LONGEST_TAB }),
    'a record in a tab with a name of one character': named({ tab: 't' }),
  },
  {
    'a record whose id has 129 characters': [{ id: 'i'.repeat(129) }],
    'a record without an id': [{ id: '' }],
    'a record of an unknown collection': [{ collection: 'Trash' }],
    'a record, with an extra field': [{ more: 1 }],
    'a record at another time': [{ at: LONG_AGO }],
    'a record under the name of another tab': [{ tab: 'other' }],
    'a record in a tab with a name of 41 characters': named({ tab: `${LONGEST_TAB}t` }),
    'a record in a tab without a name': named({ tab: '' }),
    'a record of another person': named({ uid: 'somebody' }),
    "a record in place of another person's": [{}, { uid: 'somebody' }],
  },
);

const reports = (operation: 'create' | 'update'): Case[] =>
  REPORTED.map(({ what, sound, row: [changes, name] }) =>
    commitCase({ place: 'Presence', operation, what, sound, lane: 'presence' }, (id) => {
      const path = presenceOf(id, name);
      return {
        seed: { [path]: operation === 'create' ? null : wasPresent(id) },
        writes: [{ path, fields: { ...present(id), ...changes } }],
      };
    }),
  );

/** The owners of the documents to delete: the writer, and two others. */
const OWNERS = [WRITER, 'somebody', ACCOUNTS['account without a person']?.uid ?? ''];

const OF_A_RECORD: Query = {
  filters: [
    ['collection', '==', 'Blog'],
    ['id', '==', 'a'],
  ],
};

const others = (place: 'Work' | 'Presence', path: typeof pathOf, fields: (id: string) => Fields): Case[] => [
  ...OWNERS.map((uid) =>
    commitCase({ place, operation: 'delete', what: `one of ${uid}`, sound: uid === WRITER }, (id) => ({
      seed: { [path(id, { uid })]: { ...fields(id), uid } },
      writes: [{ path: path(id, { uid }), fields: null }],
    })),
  ),
  getCase(place, 'one', path, fields),
  getCase(place, 'a missing one', path),
  listCase(place, 'all', place),
  listCase(place, 'those of a record', place, OF_A_RECORD),
];

/**
 * Cases for working copies and presence. Administrators are allowed to read all documents, but to write only their own.
 */
export const workCases = (): Case[] => [
  ...(['create', 'update'] as const).flatMap((operation) => [...writes(operation), ...reports(operation)]),
  ...others('Work', pathOf, stored),
  ...others('Presence', presenceOf, wasPresent),
];
