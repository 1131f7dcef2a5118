import { COLLECTIONS } from '../matrix/specification';

/** A mutant that changes no verdict, and the reason. `clause` is the mutated text, `follows` the text before it. */
type Equivalent = { within: string; clause: string; change: string; because: string; follows?: string };

const removed = (within: string, clause: string, because: string): Equivalent => ({
  within,
  clause,
  change: 'removed',
  because,
});

const ALL_READ =
  'every field is also looked at by a check of its own, and to look at a missing field refuses';
const HISTORY = '/{collection}/{id}/history/{revision} create';
const TRASH = '/Trash/{name}';

/** Mutants that no test can detect. If a test does detect one, it must be removed from this list. */
export const EQUIVALENT: Equivalent[] = [
  removed('function isAdmin', 'request.auth != null', 'to look into the claims of nobody refuses as well'),
  removed(
    'function keepsHistory',
    'kept.data.record == resource.data',
    'the entry is of this very commit, whose own rule compares the record (endsNow)',
  ),
  removed(
    'function endsNow',
    'request.resource.data.record == before',
    'the write that ends the state compares the record too (keepsHistory)',
  ),
  removed(
    'function mayDelete',
    'isAdmin()',
    'the history entry and the tombstone that a delete needs ask for an administrator',
  ),
  removed(
    HISTORY,
    'isAdmin()',
    'the write that ends the state, without which there is no entry, asks for one',
  ),
  removed(
    HISTORY,
    'request.resource.data.replacedAt == request.time',
    'the write that ends the state compares the time too (keepsHistory)',
  ),
  removed(`${TRASH} create`, 'isAdmin()', 'the delete, without which there is no tombstone, asks for one'),
  removed(
    `${TRASH} create`,
    'request.resource.data.deletedAt == request.time',
    'the delete compares the time too (leavesTombstone)',
  ),
  removed(`${TRASH} delete`, 'isAdmin()', 'the record that comes back in the same commit asks for one'),
  removed(
    '/Changes/clock create, update',
    'isAdmin()',
    'the record written or deleted in the same commit, without which there is no count, asks for one',
  ),
  ...['function holdsSlug', 'function keepsBody'].map((within) =>
    removed(
      within,
      'resource != null',
      'without a record the comparison fails, and the other clause decides',
    ),
  ),
  ...COLLECTIONS.map((name) => removed(`function isValid${name}`, 'record.keys().hasAll(fields)', ALL_READ)),
];
