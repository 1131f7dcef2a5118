import type { Case } from './cell';
import { CLOCK } from './commits';
import { getCase, listCase } from './read-cases';
import { LONG_AGO, STORED_REVISION, storedRecord, tick } from './records';
import { DRAFT, DUE, DUE_NOW, ENDED, ENDING, PUBLISHED, uncountedCases } from './uncounted-cases';
import { type Fields, NOW } from './value';
import { type Commit, commitCase, deletion, type Named, restoration, save } from './writes';

/** A stored clock. Its count is above one, so a count that restarts at one is wrong. */
const RUNNING = { collection: 'Blog', id: 'a', revision: 1, visible: true, at: LONG_AGO, count: 5 };

type Count = {
  what: string;
  sound?: boolean;
  /**
   * The record's states before and after the commit, both published by default. `after` is null if the commit deletes
   * the record.
   */
  before?: Fields;
  after?: Fields | null;
  /** The differences from a correct count of a visible change. */
  changes: Fields;
};

const COUNTS: Count[] = [
  { what: 'a published record, counted', sound: true, changes: {} },
  {
    what: 'an unpublished record, counted as not visible',
    sound: true,
    after: DRAFT,
    changes: { visible: false },
  },
  {
    what: 'an ended record, counted as not visible',
    sound: true,
    after: ENDED,
    changes: { visible: false },
  },
  {
    what: 'a published record that ends later, counted as not visible',
    after: ENDING,
    changes: { visible: false },
  },
  {
    what: 'a draft, counted as not visible',
    sound: true,
    before: DRAFT,
    after: DRAFT,
    changes: { visible: false },
  },
  { what: 'a deleted record, counted as not visible', sound: true, after: null, changes: { visible: false } },
  { what: 'a published record, counted as not visible', changes: { visible: false } },
  { what: 'a record whose time has come, counted as not visible', after: DUE, changes: { visible: false } },
  { what: 'a record whose time is now, counted as not visible', after: DUE_NOW, changes: { visible: false } },
  { what: 'a deleted record, counted as visible', after: null, changes: {} },
  {
    what: 'a deleted record, counted at the next revision',
    after: null,
    changes: { visible: false, revision: 4 },
  },
  { what: 'a published record with a count of another record', changes: { id: 'other' } },
  { what: 'a published record with a count of another collection', changes: { collection: 'Media' } },
  {
    what: 'a published record with a count of the previous revision',
    changes: { revision: STORED_REVISION },
  },
  { what: 'a published record with a count of a later revision', changes: { revision: STORED_REVISION + 2 } },
  { what: 'a published record with a count at another time', changes: { at: LONG_AGO } },
  { what: 'a draft with a count at another time', before: DRAFT, after: DRAFT, changes: { at: LONG_AGO } },
  { what: 'a published record with a count that restarts', changes: { count: 1 } },
  { what: 'a published record with a count that skips ahead', changes: { count: 1_000_000_000 } },
  { what: 'a published record with a count that is a text', changes: { count: 'one' } },
  {
    what: 'a draft with a count without visibility',
    before: DRAFT,
    after: DRAFT,
    changes: { visible: 'yes' },
  },
  { what: 'a published record with an extra field in the count', changes: { more: 1 } },
];

/** Returns a case that runs in the clock's lane, because its result depends on the stored clock. */
const clockCase = (named: Omit<Named, 'lane'>, make: (id: string) => Commit) =>
  commitCase({ ...named, lane: 'clock' }, make);

const counted = (): Case[] =>
  COUNTS.map(({ what, sound = false, before = PUBLISHED, after = PUBLISHED, changes }) =>
    clockCase({ place: 'Blog', operation: after ? 'update' : 'delete', what, sound }, (id) => {
      const { seed, writes } = after ? save('Blog', id, before, after) : deletion('Blog', id, before);
      const record = { id, revision: after ? STORED_REVISION + 1 : STORED_REVISION };
      const fields = tick('Blog', record, true, changes);
      return { seed: { ...seed, [CLOCK]: RUNNING }, writes: [...writes, { path: CLOCK, fields }] };
    }),
  );

/** Cases in which the clock counted the record earlier, or the commit counts something else. All must be refused. */
const countedElsewhere = (): Case[] => [
  clockCase(
    {
      place: 'Blog',
      operation: 'delete',
      what: 'a published record that was counted when it was published',
      sound: false,
    },
    (id) => {
      const { seed, stored, writes } = deletion('Blog', id, PUBLISHED);
      return { seed: { ...seed, [CLOCK]: tick('Blog', stored, true, { at: LONG_AGO, count: 5 }) }, writes };
    },
  ),
  ...(['Blog', 'Media'] as const).map((name) =>
    clockCase(
      {
        place: 'Blog',
        operation: 'update',
        what: `a published record, in a commit that counts a record of ${name}`,
        sound: false,
      },
      (id) => {
        const one = save('Blog', id, PUBLISHED, PUBLISHED);
        const other = save(name, name === 'Blog' ? `${id}-other` : id, PUBLISHED, PUBLISHED);
        return {
          seed: { ...one.seed, ...other.seed, [CLOCK]: RUNNING },
          writes: [...one.writes, ...other.writes, { path: CLOCK, fields: tick(name, other.next, true) }],
        };
      },
    ),
  ),
  clockCase(
    {
      place: 'Trash',
      operation: 'delete',
      what: 'a restored draft, with a count of its tombstone',
      sound: false,
    },
    (id) => {
      const { seed, writes } = restoration('Blog', id, { published: false, publishedAt: null });
      const count = { id: `Blog_${id}`, revision: STORED_REVISION };
      return {
        seed: { ...seed, [CLOCK]: RUNNING },
        writes: [...writes, { path: CLOCK, fields: tick('Trash', count, false) }],
      };
    },
  ),
];

/** Cases in which a commit changes the clock but no record. All must be refused. */
const alone = (): Case[] =>
  (['create', 'update'] as const).flatMap((operation) =>
    [
      { what: 'without a change', stored: true, visible: true },
      { what: 'of a removal that did not happen', stored: true, visible: false },
      { what: 'of a missing record', stored: false, visible: false },
    ].map(({ what, stored, visible }) =>
      clockCase({ place: 'Changes', operation, what: `a count ${what}`, sound: false }, (id) => {
        const record = storedRecord('Blog', id, PUBLISHED);
        const subject = stored ? record : { id: `${id}-none`, revision: 1 };
        return {
          seed: { [`Blog/${id}`]: record, [CLOCK]: operation === 'create' ? null : RUNNING },
          writes: [{ path: CLOCK, fields: tick('Blog', subject, visible) }],
        };
      }),
    ),
  );

const reads = (): Case[] => [
  {
    ...getCase(
      'Changes',
      'the clock',
      () => CLOCK,
      () => RUNNING,
    ),
    lane: 'clock',
  },
  listCase('Changes', 'everything', 'Changes'),
  commitCase({ place: 'Changes', operation: 'create', what: 'another clock', sound: false }, (id) => ({
    writes: [{ path: `Changes/${id}`, fields: { ...RUNNING, count: 1, at: NOW } }],
  })),
];

/**
 * Cases that test whether each visible change is counted in the same commit, and whether anything else can change the
 * clock.
 */
export const clockCases = (): Case[] => [
  ...uncountedCases(),
  ...counted(),
  ...countedElsewhere(),
  ...alone(),
  ...reads(),
];
