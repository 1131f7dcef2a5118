import { ACCOUNTS } from './actors';
import type { Case } from './cell';
import { getCase, listCase, type Query } from './read-cases';
import { LONG_AGO, STORED_REVISION, WRITER } from './records';
import { Ago, Double, type Fields, NOW } from './value';

const TAB = 'tab-1';

const named = (collection: string, id: string, uid: string, tab: string) =>
  `Work/${[collection, id, uid, tab].join('_')}`;

const written = (id: string): Fields => ({
  collection: 'Blog',
  id,
  uid: WRITER,
  tab: TAB,
  revision: 1,
  loaded: 0,
  title: 'A title',
  typed: '{"values":{}}',
  takenFrom: '',
  since: NOW,
  at: NOW,
});

const stored = (id: string): Fields => ({
  ...written(id),
  revision: STORED_REVISION,
  since: LONG_AGO,
  at: LONG_AGO,
});

const next = (id: string): Fields => ({ ...stored(id), revision: STORED_REVISION + 1, at: NOW });

type Typed = { what: string; sound?: boolean; changes: Fields; path?: (id: string) => string };

const at = (change: Partial<{ collection: string; uid: string; tab: string }>) => (id: string) =>
  named(change.collection ?? 'Blog', id, change.uid ?? WRITER, change.tab ?? TAB);

const LONGEST_TAB = 't'.repeat(40);

/** Overrides for a valid copy, new or stored. */
const TYPED: Typed[] = [
  { what: 'a copy', sound: true, changes: {} },
  { what: 'a copy of a saved record', sound: true, changes: { loaded: 7 } },
  { what: 'a copy of a revision below 0', changes: { loaded: -1 } },
  { what: 'a copy of revision 1.5', changes: { loaded: new Double(1.5) } },
  { what: 'a copy of a revision that is a text', changes: { loaded: 'one' } },
  { what: 'a copy with a title of 200 characters', sound: true, changes: { title: 't'.repeat(200) } },
  { what: 'a copy with a title of 201 characters', changes: { title: 't'.repeat(201) } },
  { what: 'a copy with an empty title', sound: true, changes: { title: '' } },
  { what: 'a copy whose title is a number', changes: { title: 1 } },
  { what: 'a copy whose title is a list', changes: { title: ['A title'] } },
  { what: 'a copy of one character', sound: true, changes: { typed: '0' } },
  { what: 'a copy of 500,000 characters', sound: true, changes: { typed: 'x'.repeat(500_000) } },
  { what: 'a copy of 500,001 characters', changes: { typed: 'x'.repeat(500_001) } },
  { what: 'an empty copy', changes: { typed: '' } },
  { what: 'a copy that is a map', changes: { typed: { values: {} } } },
  { what: 'a copy taken over', sound: true, changes: { takenFrom: 't'.repeat(400) } },
  { what: 'a copy taken over from a long name', changes: { takenFrom: 't'.repeat(401) } },
  { what: 'a copy taken over from a number', changes: { takenFrom: 1 } },
  { what: 'a copy with an extra field', changes: { more: 1 } },
  { what: 'a copy at another time', changes: { at: LONG_AGO } },
  { what: 'a copy in the future', changes: { at: new Ago(-60_000) } },
  { what: 'a copy begun after its own time', changes: { since: new Ago(-60_000) } },
  {
    what: 'a copy of an unknown collection',
    changes: { collection: 'Trash' },
    path: at({ collection: 'Trash' }),
  },
  { what: 'a copy under the name of another record', changes: { id: 'other' } },
  { what: 'a copy under the name of another collection', changes: { collection: 'Media' } },
  { what: 'a copy under the name of another tab', changes: { tab: 'tab-2' } },
  {
    what: 'a copy of a tab with a name of 40 characters',
    sound: true,
    changes: { tab: LONGEST_TAB },
    path: at({ tab: LONGEST_TAB }),
  },
  {
    what: 'a copy of a tab with a name of 41 characters',
    changes: { tab: `${LONGEST_TAB}t` },
    path: at({ tab: `${LONGEST_TAB}t` }),
  },
  {
    what: 'a copy of a tab with a name of one character',
    sound: true,
    changes: { tab: 't' },
    path: at({ tab: 't' }),
  },
  { what: 'a copy of a tab without a name', changes: { tab: '' }, path: at({ tab: '' }) },
  { what: 'a copy of another person', changes: { uid: 'somebody' }, path: at({ uid: 'somebody' }) },
  { what: 'a copy under the name of another person', changes: { uid: 'somebody' } },
  { what: "a copy in place of another person's", changes: {}, path: at({ uid: 'somebody' }) },
];

const REVISIONS: Record<'create' | 'update', Typed[]> = {
  create: [
    { what: 'a copy at revision 2', changes: { revision: 2 } },
    { what: 'a copy at revision 0', changes: { revision: 0 } },
    { what: 'a copy at revision 1.0', changes: { revision: new Double(1) } },
    { what: 'a copy begun long ago', changes: { since: LONG_AGO } },
  ],
  update: [
    { what: 'a copy overtaken by another write', changes: { revision: STORED_REVISION } },
    { what: 'a copy that skips a revision', changes: { revision: STORED_REVISION + 2 } },
    { what: 'a copy that restarts its revisions', changes: { revision: 1 } },
    { what: 'a copy at revision 4.0', changes: { revision: new Double(STORED_REVISION + 1) } },
    { what: 'a copy begun now', changes: { since: NOW } },
  ],
};

const writes = (operation: 'create' | 'update'): Case[] =>
  [...TYPED, ...REVISIONS[operation]].map(({ what, sound = false, changes, path = at({}) }) => ({
    place: 'Work',
    operation,
    what,
    sound,
    make(id) {
      const before = operation === 'create' ? null : { ...stored(id), ...onlyKey(changes) };
      const after = { ...(operation === 'create' ? written(id) : next(id)), ...changes };
      return {
        seed: { [path(id)]: before },
        ask: { kind: 'commit', writes: [{ path: path(id), fields: after }] },
      };
    },
  }));

/** Returns only the changes to fields that the id contains, because a stored copy's fields must match its id. */
const onlyKey = (changes: Fields): Fields =>
  Object.fromEntries(
    Object.entries(changes).filter(([field]) => ['collection', 'uid', 'tab'].includes(field)),
  );

/** The owners of the documents to delete: the writer, and two others. */
const OWNERS = [WRITER, 'somebody', ACCOUNTS['account without a person']?.uid ?? ''];

const deletes = (place: 'Work' | 'Presence', record: (id: string) => Fields): Case[] =>
  OWNERS.map((uid) => ({
    place,
    operation: 'delete',
    what: `one of ${uid}`,
    sound: uid === WRITER,
    make(id) {
      const path = place === 'Work' ? named('Blog', id, uid, TAB) : `Presence/${uid}_${id}`;
      return {
        seed: { [path]: { ...record(id), uid } },
        ask: { kind: 'commit', writes: [{ path, fields: null }] },
      };
    },
  }));

const OF_A_RECORD: Query = {
  filters: [
    ['collection', '==', 'Blog'],
    ['id', '==', 'a'],
  ],
};

const reads = (
  place: 'Work' | 'Presence',
  path: (id: string) => string,
  fields: (id: string) => Fields,
): Case[] => [
  getCase(place, 'one', path, fields),
  getCase(place, 'a missing one', path),
  listCase(place, 'all', place),
  listCase(place, 'those of a record', place, OF_A_RECORD),
];

const present = (id: string): Fields => ({ collection: 'Blog', id: 'a', uid: WRITER, tab: id, at: NOW });

type Reported = { what: string; sound?: boolean; changes: Fields; path?: (id: string) => string };

const REPORTED: Reported[] = [
  { what: 'an open record', sound: true, changes: {} },
  { what: 'a record whose id has 128 characters', sound: true, changes: { id: 'i'.repeat(128) } },
  { what: 'a record whose id has 129 characters', changes: { id: 'i'.repeat(129) } },
  { what: 'a record whose id has one character', sound: true, changes: { id: 'i' } },
  { what: 'a record without an id', changes: { id: '' } },
  { what: 'a record of an unknown collection', changes: { collection: 'Trash' } },
  { what: 'a record, with an extra field', changes: { more: 1 } },
  { what: 'a record at another time', changes: { at: LONG_AGO } },
  { what: 'a record under the name of another tab', changes: { tab: 'other' } },
  {
    what: 'a record in a tab with a name of 40 characters',
    sound: true,
    changes: { tab: LONGEST_TAB },
    path: () => `Presence/${WRITER}_${LONGEST_TAB}`,
  },
  {
    what: 'a record in a tab with a name of 41 characters',
    changes: { tab: `${LONGEST_TAB}t` },
    path: () => `Presence/${WRITER}_${LONGEST_TAB}t`,
  },
  {
    what: 'a record in a tab with a name of one character',
    sound: true,
    changes: { tab: 't' },
    path: () => `Presence/${WRITER}_t`,
  },
  { what: 'a record in a tab without a name', changes: { tab: '' }, path: () => `Presence/${WRITER}_` },
  {
    what: 'a record of another person',
    changes: { uid: 'somebody' },
    path: (id) => `Presence/somebody_${id}`,
  },
  { what: "a record in place of another person's", changes: {}, path: (id) => `Presence/somebody_${id}` },
];

const reports = (operation: 'create' | 'update'): Case[] =>
  REPORTED.map(({ what, sound = false, changes, path = (id) => `Presence/${WRITER}_${id}` }) => ({
    place: 'Presence',
    operation,
    what,
    sound,
    lane: 'presence',
    make: (id) => ({
      seed: { [path(id)]: operation === 'create' ? null : { ...present(id), at: LONG_AGO } },
      ask: { kind: 'commit', writes: [{ path: path(id), fields: { ...present(id), ...changes } }] },
    }),
  }));

/**
 * Cases for working copies and presence. Administrators are allowed to read all documents, but to write only their own.
 */
export const workCases = (): Case[] => [
  ...(['create', 'update'] as const).flatMap(writes),
  ...deletes('Work', stored),
  ...reads('Work', at({}), stored),
  ...(['create', 'update'] as const).flatMap(reports),
  ...deletes('Presence', (id) => ({ ...present(id), at: LONG_AGO })),
  ...reads(
    'Presence',
    (id) => `Presence/${WRITER}_${id}`,
    (id) => ({ ...present(id), at: LONG_AGO }),
  ),
];
