import type { Verdict } from './cell';
import { ACTORS, type Actor, expectedVerdict, STORAGE_POLICY } from './policy';
import type { StorageCase } from './storage-case';
import { storageCases } from './storage-cases';

export type StorageCell = Omit<StorageCase, 'make'> & {
  actor: Actor;
  expected: Verdict;
} & ReturnType<StorageCase['make']>;

/** Returns every Storage case, performed by every actor. */
export function storageCells(): StorageCell[] {
  const pairs = storageCases().flatMap((one) => ACTORS.map((actor) => ({ actor, one })));
  return pairs.map(({ actor, one: { make, ...one } }, index) => ({
    ...one,
    actor,
    expected: expectedVerdict(STORAGE_POLICY, actor, one),
    ...make(`m${index}`),
  }));
}
