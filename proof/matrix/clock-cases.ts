import { type Case, judged, type Operation } from './cell';
import { CLOCK } from './commits';
import { getCase, listCase } from './read-cases';
import { LONG_AGO, STORED_REVISION, storedRecord, storedTombstone, tick } from './records';
import { DRAFT, DUE, DUE_NOW, ENDED, ENDING, PUBLISHED, uncountedCases } from './uncounted-cases';
import { type Fields, NOW } from './value';
import { type Commit, commitCase, deletion, restoration, save } from './writes';

/** A stored clock. Its count is above one, so a count that restarts at one is wrong. */
const RUNNING = { collection: 'Blog', id: 'a', revision: 1, visible: true, at: LONG_AGO, count: 5 };

/**
 * The differences from a correct count of a visible change, and the record's states after and before the commit, both
 * published by default. The state after is null if the commit deletes the record.
 */
type Count = [changes: Fields, after?: Fields | null, before?: Fields];

const HIDDEN = { visible: false };

const COUNTS = judged<Count>(
  {
    'a published record, counted': [{}],
    'an unpublished record, counted as not visible': [HIDDEN, DRAFT],
    'an ended record, counted as not visible': [HIDDEN, ENDED],
    'a draft, counted as not visible': [HIDDEN, DRAFT, DRAFT],
    'a deleted record, counted as not visible': [HIDDEN, null],
  },
  {
    'a published record that ends later, counted as not visible': [HIDDEN, ENDING],
    'a published record, counted as not visible': [HIDDEN],
    'a record whose time has come, counted as not visible': [HIDDEN, DUE],
    'a record whose time is now, counted as not visible': [HIDDEN, DUE_NOW],
    'a deleted record, counted as visible': [{}, null],
    'a deleted record, counted at the next revision': [{ ...HIDDEN, revision: 4 }, null],
    'a published record with a count of another record': [{ id: 'other' }],
    'a published record with a count of another collection': [{ collection: 'Media' }],
    'a published record with a count of the previous revision': [{ revision: STORED_REVISION }],
    'a published record with a count of a later revision': [{ revision: STORED_REVISION + 2 }],
    'a published record with a count at another time': [{ at: LONG_AGO }],
    'a draft with a count at another time': [{ at: LONG_AGO }, DRAFT, DRAFT],
    'a published record with a count that restarts': [{ count: 1 }],
    'a published record with a count that skips ahead': [{ count: 1_000_000_000 }],
    'a published record with a count that is a text': [{ count: 'one' }],
    'a draft with a count without visibility': [{ visible: 'yes' }, DRAFT, DRAFT],
    'a published record with an extra field in the count': [{ more: 1 }],
  },
);

/** Returns a case that runs in the clock's lane, because its result depends on the stored clock. */
const clockCase = (
  place: string,
  operation: Operation,
  what: string,
  sound: boolean,
  make: (id: string) => Commit,
) => commitCase({ place, operation, what, sound, lane: 'clock' }, make);

/** Returns the commit with a count, while the clock is running. */
const counting = ({ seed, writes }: Commit, fields: Fields): Commit => ({
  seed: { ...seed, [CLOCK]: RUNNING },
  writes: [...writes, { path: CLOCK, fields }],
});

const counted = (): Case[] =>
  COUNTS.map(({ what, sound, row: [changes, after = PUBLISHED, before = PUBLISHED] }) =>
    clockCase('Blog', after ? 'update' : 'delete', what, sound, (id) => {
      const commit = after ? save('Blog', id, before, after) : deletion('Blog', id, before);
      const revision = after ? STORED_REVISION + 1 : STORED_REVISION;
      return counting(commit, tick('Blog', { id, revision }, true, changes));
    }),
  );

const COUNTED_BEFORE = 'a published record that was counted when it was published';

/** Cases in which the clock counted the record earlier, or the commit counts something else. All must be refused. */
const countedElsewhere = (): Case[] => [
  clockCase('Blog', 'delete', COUNTED_BEFORE, false, (id) => {
    const { seed, stored, writes } = deletion('Blog', id, PUBLISHED);
    return { seed: { ...seed, [CLOCK]: tick('Blog', stored, true, { at: LONG_AGO, count: 5 }) }, writes };
  }),
  ...(['Blog', 'Media'] as const).map((name) => {
    const what = `a published record, in a commit that counts a record of ${name}`;
    return clockCase('Blog', 'update', what, false, (id) => {
      const one = save('Blog', id, PUBLISHED, PUBLISHED);
      const other = save(name, `${id}-other`, PUBLISHED, PUBLISHED);
      const both = { seed: { ...one.seed, ...other.seed }, writes: [...one.writes, ...other.writes] };
      return counting(both, tick(name, other.next, true));
    });
  }),
  clockCase('Trash', 'delete', 'a restored draft, with a count of its tombstone', false, (id) =>
    counting(
      restoration('Blog', id, { published: false, publishedAt: null }),
      tick('Trash', { id: `Blog_${id}`, revision: STORED_REVISION }, false),
    ),
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
      clockCase('Changes', operation, `a count ${what}`, false, (id) => {
        const record = storedRecord('Blog', id, PUBLISHED);
        const subject = stored ? record : { id: `${id}-none`, revision: 1 };
        return {
          seed: { [`Blog/${id}`]: record, [CLOCK]: operation === 'create' ? null : RUNNING },
          writes: [{ path: CLOCK, fields: tick('Blog', subject, visible) }],
        };
      }),
    ),
  );

const REMOVED_EARLIER = 'a count of a removal from long ago';

const removedEarlier = (): Case =>
  clockCase('Changes', 'update', REMOVED_EARLIER, false, (id) => {
    const record = storedRecord('Blog', id, PUBLISHED);
    return {
      seed: {
        [`Blog/${id}`]: null,
        [`Trash/Blog_${id}`]: storedTombstone('Blog', record),
        [CLOCK]: RUNNING,
      },
      writes: [{ path: CLOCK, fields: tick('Blog', record, false) }],
    };
  });

/**
 * Cases that test whether each visible change is counted in the same commit, and whether anything else can change the
 * clock.
 */
export const clockCases = (): Case[] => [
  ...uncountedCases(),
  ...counted(),
  ...countedElsewhere(),
  ...alone(),
  removedEarlier(),
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
