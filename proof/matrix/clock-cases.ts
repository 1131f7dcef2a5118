import type { Collection } from '@/lib/model/kinds';
import type { Case, Seed, Write } from './cell';
import { CLOCK } from './commits';
import {
  historyEntry,
  LONG_AGO,
  newRecord,
  STORED_REVISION,
  stamp,
  storedRecord,
  storedTombstone,
  tick,
  tombstone,
} from './records';
import { PUBLISHABLE } from './specification';
import { Ago, type Fields, NOW } from './value';

const PUBLISHED = { published: true, publishedAt: LONG_AGO };
const DRAFT = { published: false, publishedAt: LONG_AGO };
const DUE = { published: false, publishAt: LONG_AGO };
const DUE_NOW: Fields = { published: false, publishAt: NOW };
const SCHEDULED = { published: false, publishAt: new Date('2099-01-01T00:00:00Z') };

type Visibility = { what: string; before: Fields; after: Fields; seen: boolean };

/** Whether a save is visible to visitors. */
const SAVES: Visibility[] = [
  { what: 'a published record', before: PUBLISHED, after: PUBLISHED, seen: true },
  { what: 'a record that is withdrawn', before: PUBLISHED, after: DRAFT, seen: true },
  { what: 'a draft that is published', before: DRAFT, after: PUBLISHED, seen: true },
  { what: 'a record whose time has come', before: DUE, after: DUE, seen: true },
  { what: 'a record that gets a time in the past', before: DRAFT, after: DUE, seen: true },
  { what: 'a record that gets the time of the save', before: DRAFT, after: DUE_NOW, seen: true },
  { what: 'a draft', before: DRAFT, after: DRAFT, seen: false },
  { what: 'a scheduled record', before: SCHEDULED, after: SCHEDULED, seen: false },
];

/** Whether a new record is visible to visitors. */
const NEW: { what: string; state: Fields; seen: boolean }[] = [
  { what: 'a published record', state: { published: true, publishedAt: NOW }, seen: true },
  { what: 'a record with a time in the past', state: DUE, seen: true },
  { what: 'a draft', state: { published: false, publishedAt: null }, seen: false },
  { what: 'a scheduled record', state: SCHEDULED, seen: false },
];

/** Records that are always or never visible, whatever their state. */
const SHOWN_BY_KIND: {
  name: Collection;
  what: string;
  idOf(id: string): string;
  lane?: string;
  seen: boolean;
}[] = [
  { name: 'Link', what: 'a link', idOf: (id) => `${id}.pdf`, seen: true },
  { name: 'GlobalFootprint', what: 'published', idOf: () => 'published', lane: 'published', seen: true },
  { name: 'GlobalFootprint', what: 'the draft', idOf: () => 'draft', lane: 'draft', seen: false },
];

function creation(name: Collection, id: string, state: Fields = {}) {
  const path = `${name}/${id}`;
  const writes: Write[] = [{ path, fields: newRecord(name, id, state) }];
  return { seed: { [path]: null } as Seed, writes };
}

function saveOf(name: Collection, id: string, before: Fields = {}, after: Fields = {}) {
  const path = `${name}/${id}`;
  const stored = storedRecord(name, id, before);
  const next = { ...stored, ...stamp(STORED_REVISION + 1), ...after };
  const writes: Write[] = [
    { path, fields: next },
    { path: `${path}/history/${STORED_REVISION}`, fields: historyEntry(stored) },
  ];
  return { seed: { [path]: stored } as Seed, next, writes };
}

function deletion(name: Collection, id: string, state: Fields = {}) {
  const path = `${name}/${id}`;
  const stored = storedRecord(name, id, state);
  const writes: Write[] = [
    { path, fields: null },
    { path: `${path}/history/${STORED_REVISION}`, fields: historyEntry(stored) },
    { path: `Trash/${name}_${id}`, fields: tombstone(name, stored) },
  ];
  return { seed: { [path]: stored } as Seed, stored, writes };
}

type Commit = { seed: Seed; writes: Write[] };

const asked = ({ seed, writes }: Commit) => ({ seed, ask: { kind: 'commit' as const, writes } });

/** A write without a count is refused if and only if it is visible. */
const uncounted = (name: Collection): Case[] => [
  ...SAVES.map(
    ({ what, before, after, seen }): Case => ({
      place: name,
      operation: 'update',
      what: `${what}, not counted`,
      sound: !seen,
      make: (id) => asked(saveOf(name, id, before, after)),
    }),
  ),
  ...NEW.map(
    ({ what, state, seen }): Case => ({
      place: name,
      operation: 'create',
      what: `${what}, not counted`,
      sound: !seen,
      make: (id) => asked(creation(name, id, state)),
    }),
  ),
  ...[PUBLISHED, DUE, DRAFT, SCHEDULED].map(
    (state): Case => ({
      place: name,
      operation: 'delete',
      what: `${SAVES.find(({ before }) => before === state)?.what}, not counted`,
      sound: state === DRAFT || state === SCHEDULED,
      make: (id) => asked(deletion(name, id, state)),
    }),
  ),
];

const uncountedByKind = (): Case[] => [
  ...SHOWN_BY_KIND.flatMap(({ name, what, idOf, lane, seen }) =>
    [
      { operation: 'create' as const, commit: creation },
      { operation: 'update' as const, commit: saveOf },
    ].map(
      ({ operation, commit }): Case => ({
        place: name,
        operation,
        what: `${what}, not counted`,
        sound: !seen,
        ...(lane !== undefined && { lane }),
        make: (id) => asked(commit(name, idOf(id))),
      }),
    ),
  ),
  {
    place: 'Link',
    operation: 'delete',
    what: 'a link, not counted',
    sound: false,
    make: (id) => asked(deletion('Link', `${id}.pdf`)),
  },
  {
    place: 'Trash',
    operation: 'delete',
    what: 'Link comes back, not counted',
    sound: false,
    make(id) {
      const name = `${id}.pdf`;
      const trash = `Trash/Link_${name}`;
      const buried = storedTombstone('Link', storedRecord('Link', name), { deletedAt: new Ago(60_000) });
      const fields = newRecord('Link', name, stamp(STORED_REVISION + 1));
      return asked({
        seed: { [`Link/${name}`]: null, [trash]: buried },
        writes: [
          { path: `Link/${name}`, fields },
          { path: trash, fields: null },
        ],
      });
    },
  },
  {
    place: 'Blog',
    operation: 'update',
    what: 'a draft named published, not counted',
    sound: true,
    lane: 'named',
    make: () => asked(saveOf('Blog', 'published', DRAFT, DRAFT)),
  },
  {
    place: 'Blog',
    operation: 'update',
    what: 'a draft of another time, not counted',
    sound: false,
    make: (id) => asked(saveOf('Blog', id, DRAFT, { ...DRAFT, updatedAt: LONG_AGO })),
  },
];

/** Stored before each count, so that restarting at one is wrong. */
const RUNNING = { collection: 'Blog', id: 'a', revision: 1, visible: true, at: LONG_AGO, count: 5 };

type Count = {
  what: string;
  sound?: boolean;
  /** The record's revision; null if deleted. */
  before?: Fields;
  after?: Fields | null;
  /** Overrides for a correct count of a visible change. */
  changes: Fields;
};

const COUNTS: Count[] = [
  { what: 'a published record, counted', sound: true, changes: {} },
  { what: 'a withdrawn record, counted as gone', sound: true, after: DRAFT, changes: { visible: false } },
  {
    what: 'a draft, counted as not visible',
    sound: true,
    before: DRAFT,
    after: DRAFT,
    changes: { visible: false },
  },
  { what: 'a deleted record, counted as gone', sound: true, after: null, changes: { visible: false } },
  { what: 'a published record, counted as gone', changes: { visible: false } },
  { what: 'a record whose time has come, counted as gone', after: DUE, changes: { visible: false } },
  { what: 'a deleted record, counted as visible', after: null, changes: {} },
  {
    what: 'a deleted record, counted at the next revision',
    after: null,
    changes: { visible: false, revision: 4 },
  },
  { what: 'a published record with a count of another record', changes: { id: 'other' } },
  { what: 'a published record with a count of another collection', changes: { collection: 'Media' } },
  {
    what: 'a published record with a count of the revision before',
    changes: { revision: STORED_REVISION },
  },
  { what: 'a published record with a count of a later revision', changes: { revision: STORED_REVISION + 2 } },
  { what: 'a published record with a count of another time', changes: { at: LONG_AGO } },
  { what: 'a draft with a count of another time', before: DRAFT, after: DRAFT, changes: { at: LONG_AGO } },
  { what: 'a published record with a count that starts again', changes: { count: 1 } },
  { what: 'a published record with a count that runs ahead', changes: { count: 1_000_000_000 } },
  { what: 'a published record with a count in words', changes: { count: 'one' } },
  {
    what: 'a draft with a count that does not say whether it is visible',
    before: DRAFT,
    after: DRAFT,
    changes: { visible: 'yes' },
  },
  { what: 'a published record with a count with an extra field', changes: { more: 1 } },
];

const counted = (): Case[] =>
  COUNTS.map(({ what, sound = false, before = PUBLISHED, after = PUBLISHED, changes }) => ({
    place: 'Blog',
    operation: after ? 'update' : 'delete',
    what,
    sound,
    lane: 'clock',
    make(id) {
      const { seed, writes } = after ? saveOf('Blog', id, before, after) : deletion('Blog', id, before);
      const record = { id, revision: after ? STORED_REVISION + 1 : STORED_REVISION };
      const fields = tick('Blog', record, true, changes);
      return asked({ seed: { ...seed, [CLOCK]: RUNNING }, writes: [...writes, { path: CLOCK, fields }] });
    },
  }));

/** An earlier count, or a count of another record in the same commit, is not enough. */
const countedElsewhere = (): Case[] => [
  {
    place: 'Blog',
    operation: 'delete',
    what: 'a published record that was counted when it was published',
    sound: false,
    lane: 'clock',
    make(id) {
      const { seed, stored, writes } = deletion('Blog', id, PUBLISHED);
      return asked({
        seed: { ...seed, [CLOCK]: tick('Blog', stored, true, { at: LONG_AGO, count: 5 }) },
        writes,
      });
    },
  },
  ...(['Blog', 'Media'] as const).map(
    (name): Case => ({
      place: 'Blog',
      operation: 'update',
      what: `a published record, where the commit counts one of ${name}`,
      sound: false,
      lane: 'clock',
      make(id) {
        const one = saveOf('Blog', id, PUBLISHED, PUBLISHED);
        const other = saveOf(name, name === 'Blog' ? `${id}-other` : id, PUBLISHED, PUBLISHED);
        return asked({
          seed: { ...one.seed, ...other.seed, [CLOCK]: RUNNING },
          writes: [...one.writes, ...other.writes, { path: CLOCK, fields: tick(name, other.next, true) }],
        });
      },
    }),
  ),
  {
    place: 'Trash',
    operation: 'delete',
    what: 'a draft comes back and the clock counts its tombstone',
    sound: false,
    lane: 'clock',
    make(id) {
      const trash = `Trash/Blog_${id}`;
      const state = { published: false, publishedAt: null };
      const record = storedRecord('Blog', id, state);
      const buried = storedTombstone('Blog', record, { deletedAt: new Ago(60_000) });
      const count = { id: `Blog_${id}`, revision: STORED_REVISION };
      return asked({
        seed: { [`Blog/${id}`]: null, [trash]: buried, [CLOCK]: RUNNING },
        writes: [
          { path: `Blog/${id}`, fields: newRecord('Blog', id, { ...state, ...stamp(STORED_REVISION + 1) }) },
          { path: trash, fields: null },
          { path: CLOCK, fields: tick('Trash', count, false) },
        ],
      });
    },
  },
];

/** The clock cannot change on its own. */
const alone = (): Case[] =>
  (['create', 'update'] as const).flatMap((operation) =>
    [
      {
        what: 'of nothing that changes',
        of: (id: string) => storedRecord('Blog', id, PUBLISHED),
        visible: true,
      },
      {
        what: 'of a removal that is none',
        of: (id: string) => storedRecord('Blog', id, PUBLISHED),
        visible: false,
      },
      {
        what: 'of a record that is not there',
        of: (id: string) => ({ id: `${id}-none`, revision: 1 }),
        visible: false,
      },
    ].map(
      ({ what, of, visible }): Case => ({
        place: 'Changes',
        operation,
        what: `a count ${what}`,
        sound: false,
        lane: 'clock',
        make: (id) => ({
          seed: {
            [`Blog/${id}`]: storedRecord('Blog', id, PUBLISHED),
            [CLOCK]: operation === 'create' ? null : RUNNING,
          },
          ask: { kind: 'commit', writes: [{ path: CLOCK, fields: tick('Blog', of(id), visible) }] },
        }),
      }),
    ),
  );

const reads = (): Case[] => [
  {
    place: 'Changes',
    operation: 'get',
    what: 'the clock',
    sound: true,
    lane: 'clock',
    make: () => ({ seed: { [CLOCK]: RUNNING }, ask: { kind: 'get', path: CLOCK } }),
  },
  {
    place: 'Changes',
    operation: 'list',
    what: 'everything',
    sound: true,
    make: () => ({ seed: {}, ask: { kind: 'list', parent: [], collection: 'Changes', filters: [] } }),
  },
  {
    place: 'Changes',
    operation: 'create',
    what: 'another clock',
    sound: false,
    make: (id) => ({
      seed: {},
      ask: {
        kind: 'commit',
        writes: [{ path: `Changes/${id}`, fields: { ...RUNNING, count: 1, at: NOW } }],
      },
    }),
  },
];

/** Every visible change is counted in its own commit, and nothing else moves the clock. */
export const clockCases = (): Case[] => [
  ...PUBLISHABLE.flatMap(uncounted),
  ...uncountedByKind(),
  ...counted(),
  ...countedElsewhere(),
  ...alone(),
  ...reads(),
];
