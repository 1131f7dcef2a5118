/**
 * A mutant that changes no verdict, and the reason. `clause` is the mutated text. `follows` is the text directly before
 * it, needed only if `clause` occurs more than once.
 */
type Equivalent = { within: string; clause: string; change: string; because: string; follows?: string };

const removed = (within: string, clause: string, because: string): Equivalent => ({
  within,
  clause,
  change: 'removed',
  because,
});

const HISTORY = '/{collection}/{id}/history/{revision} create';
const TRASH = '/Trash/{name}';

/** Mutants that no test can detect. A mutant that a test does detect must be removed from this list. */
export const EQUIVALENT: Equivalent[] = [
  ...['function hasRole', 'function hasProvenRole', 'function isStaff'].map((within) =>
    removed(within, 'request.auth != null', 'reading the account of an anonymous request fails as well'),
  ),
  removed(
    HISTORY,
    'request.resource.data.replacedAt == request.time',
    'the write that replaces the state also compares the time (keepsHistory)',
  ),
  ...['removed', 'one more'].map((change) => ({
    within: 'function isReplaced',
    clause: change === 'removed' ? 'before > 0' : '0',
    change,
    because: 'the record exists, and the condition only saves a call',
  })),
  removed(
    HISTORY,
    "(collection in collections() || collection in ['People', 'Invites', 'Settings'])",
    'only these documents state the time at which they were written',
  ),
  removed(
    'function holdsName',
    "name == ''",
    'no link has the id `.pdf`, and the condition only saves a call',
  ),
  removed(
    'function holdsName',
    "record.id == name + '.pdf'",
    'the link with this file name is the record itself, and the condition only saves two calls',
  ),
  removed(
    '/Changes/clock create, update',
    'request.resource.data.collection in collections()',
    'only records of these collections have the fields that the count compares, or a tombstone',
  ),
  removed(
    '/{collection}/{id}/approvals/{revision} create',
    'collection in collections()',
    'only records of these collections have the fields that an approval compares',
  ),
  removed(
    '/Drafts/{name} delete',
    'getAfter(record()).data.updatedAt == request.time',
    'only staff write the record, and the condition only saves a read of their role',
  ),
  ...[
    'request.resource.data.deletedAt == request.time',
    "request.resource.data.revision == request.resource.data.record.get('revision', 0)",
  ].map((clause) =>
    removed(`${TRASH} create`, clause, 'the history of the delete compares the same (isDeleted)'),
  ),
];
