import type { Collection } from '@/lib/model/kinds';
import type { Case, Write } from './cell';
import { CLOCK } from './commits';
import { historyEntry, LONG_AGO, STORED_REVISION, stamp, storedRecord, tick, tombstone } from './records';
import { PUBLISHABLE } from './specification';
import { type Fields, NOW } from './value';

const PUBLISHED = { published: true, publishedAt: LONG_AGO };
const DRAFT = { published: false, publishedAt: LONG_AGO };
const DUE = { published: false, publishAt: LONG_AGO };
const SCHEDULED = { published: false, publishAt: new Date('2099-01-01T00:00:00Z') };

type Visibility = { what: string; before: Fields; after: Fields; seen: boolean };

/** Whether visitors can see the effect of a save. */
const SAVES: Visibility[] = [
  { what: 'a published record', before: PUBLISHED, after: PUBLISHED, seen: true },
  { what: 'a record that is withdrawn', before: PUBLISHED, after: DRAFT, seen: true },
  { what: 'a draft that is published', before: DRAFT, after: PUBLISHED, seen: true },
  { what: 'a record whose time has come', before: DUE, after: DUE, seen: true },
  { what: 'a record that gets a time in the past', before: DRAFT, after: DUE, seen: true },
  { what: 'a draft', before: DRAFT, after: DRAFT, seen: false },
  { what: 'a scheduled record', before: SCHEDULED, after: SCHEDULED, seen: false },
];

function saveOf(name: Collection, id: string, before: Fields, after: Fields) {
  const path = `${name}/${id}`;
  const stored = storedRecord(name, id, before);
  const next = { ...stored, ...after, ...stamp(STORED_REVISION + 1) };
  const writes: Write[] = [
    { path, fields: next },
    { path: `${path}/history/${STORED_REVISION}`, fields: historyEntry(stored) },
  ];
  return { seed: { [path]: stored }, next, writes };
}

/** A save without its count is refused exactly when visitors can see it. */
const uncounted = (name: Collection): Case[] =>
  SAVES.map(({ what, before, after, seen }) => ({
    place: name,
    operation: 'update',
    what: `${what}, not counted`,
    sound: !seen,
    make(id) {
      const { seed, writes } = saveOf(name, id, before, after);
      return { seed, ask: { kind: 'commit', writes } };
    },
  }));

/** A count of a published record's save that differs from a right one. */
const MISCOUNTS: { what: string; changes: Fields }[] = [
  { what: 'a count of another record', changes: { id: 'other' } },
  { what: 'a count of another collection', changes: { collection: 'Media' } },
  { what: 'a count of the revision before', changes: { revision: STORED_REVISION } },
  { what: 'a count of a later revision', changes: { revision: STORED_REVISION + 2 } },
  { what: 'a count of another time', changes: { at: LONG_AGO } },
  { what: 'a count that starts again', changes: { count: 1 } },
  { what: 'a count that runs ahead', changes: { count: 1_000_000_000 } },
  { what: 'a count in words', changes: { count: 'one' } },
  { what: 'a count that does not say whether it is visible', changes: { visible: 'yes' } },
  { what: 'a count with an extra field', changes: { more: 1 } },
];

/** Stands before each miscount, so that starting again is one. */
const RUNNING = { collection: 'Blog', id: 'a', revision: 1, visible: true, at: LONG_AGO, count: 5 };

const miscounted = (): Case[] =>
  MISCOUNTS.map(({ what, changes }) => ({
    place: 'Blog',
    operation: 'update',
    what: `a published record with ${what}`,
    sound: false,
    lane: 'clock',
    make(id) {
      const { seed, next, writes } = saveOf('Blog', id, PUBLISHED, PUBLISHED);
      const fields = tick('Blog', next, true, changes);
      return {
        seed: { ...seed, [CLOCK]: RUNNING },
        ask: { kind: 'commit', writes: [...writes, { path: CLOCK, fields }] },
      };
    },
  }));

/** The clock does not run by itself. */
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

function uncountedDeletes(): Case[] {
  return [PUBLISHED, DRAFT].map((state) => ({
    place: 'Blog',
    operation: 'delete',
    what: `${state.published ? 'a published record' : 'a draft'}, not counted`,
    sound: !state.published,
    make(id) {
      const path = `Blog/${id}`;
      const stored = storedRecord('Blog', id, state);
      const writes: Write[] = [
        { path, fields: null },
        { path: `${path}/history/${STORED_REVISION}`, fields: historyEntry(stored) },
        { path: `Trash/Blog_${id}`, fields: tombstone('Blog', stored) },
      ];
      return { seed: { [path]: stored }, ask: { kind: 'commit', writes } };
    },
  }));
}

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

/** What visitors can see is counted in the commit that changes it; nothing else moves the clock. */
export const clockCases = (): Case[] => [
  ...PUBLISHABLE.flatMap(uncounted),
  ...miscounted(),
  ...alone(),
  ...uncountedDeletes(),
  ...reads(),
];
