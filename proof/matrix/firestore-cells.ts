import { inTheNameOf } from './actors';
import type { Case, Verdict } from './cell';
import { clockCases } from './clock-cases';
import { deleteCases } from './delete-cases';
import { fieldChangeCases } from './field-cases';
import { getCases } from './get-cases';
import { historyCases } from './history-cases';
import { listCases } from './list-cases';
import { nameCases } from './name-cases';
import { placeCases } from './place-cases';
import { ACTORS, type Actor, expectedVerdict, FIRESTORE_POLICY } from './policy';
import { publicationCases } from './publication-cases';
import { restoreCases } from './restore-cases';
import { staffCases } from './staff-cases';
import { stampCases } from './stamp-cases';

/** One actor with one case, on documents of its own. */
export type FirestoreCell = Omit<Case, 'make'> & {
  actor: Actor;
  expected: Verdict;
} & ReturnType<Case['make']>;

export const firestoreCases = (): Case[] => [
  ...getCases(),
  ...listCases(),
  ...stampCases(),
  ...publicationCases(),
  ...historyCases(),
  ...deleteCases(),
  ...restoreCases(),
  ...nameCases(),
  ...clockCases(),
  ...staffCases(),
  ...placeCases(),
  ...fieldChangeCases(),
];

/** Who holds a claim of another type is tried where an administrator would get through. */
const isOfInterest = (actor: Actor, { sound }: Case) => sound || actor !== 'signed in, admin: "true"';

/** Every case as every actor; the same cells in the same order each time. */
export function firestoreCells(): FirestoreCell[] {
  const pairs = firestoreCases().flatMap((one) =>
    ACTORS.filter((actor) => isOfInterest(actor, one)).map((actor) => ({ actor, one })),
  );
  return pairs.map(({ actor, one: { make, ...one } }, index) => ({
    ...one,
    actor,
    expected: expectedVerdict(FIRESTORE_POLICY, actor, one),
    ...inTheNameOf(actor, make(`m${index}`)),
  }));
}

export const cellName = ({
  actor,
  operation,
  place,
  what,
}: {
  actor: string;
  operation: string;
  place: string;
  what: string;
}): string => `${actor}: ${operation} ${place}, ${what}`;
