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
  ...['function hasRole', 'function isStaff'].map((within) =>
    removed(within, 'request.auth != null', 'reading the account of an anonymous request fails as well'),
  ),
  removed(
    'function keepsHistory',
    'kept.record == resource.data',
    'the entry belongs to this commit, whose own rule compares the record (endsNow)',
  ),
  removed(
    'function endsNow',
    'request.resource.data.record == before',
    'the write that replaces the state also compares the record (keepsHistory)',
  ),
  removed(
    HISTORY,
    'request.resource.data.replacedAt == request.time',
    'the write that replaces the state also compares the time (keepsHistory)',
  ),
  removed(
    '/{collection}/{id}/approvals/{revision} create',
    'collection in collections()',
    'only records of these collections have the fields that an approval compares',
  ),
  removed(
    `${TRASH} create`,
    'request.resource.data.deletedAt == request.time',
    'the delete also compares the time (leavesTombstone)',
  ),
];
