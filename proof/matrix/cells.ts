import { inTheNameOf } from './actors';
import { approvalCases } from './approval-cases';
import { bodyCases } from './body-cases';
import type { Case, Verdict } from './cell';
import { clockCases } from './clock-cases';
import { deleteCases } from './delete-cases';
import { draftCases } from './draft-cases';
import { fieldChangeCases } from './field-cases';
import { getCases } from './get-cases';
import { gtinCases } from './gtin-cases';
import { historyCases } from './history-cases';
import { keptLinkCases } from './kept-link-cases';
import { listCases } from './list-cases';
import { nameCases } from './name-cases';
import { peopleCases } from './people-cases';
import { placeCases } from './place-cases';
import { ACTORS, type Actor, expectedVerdict, FIRESTORE_POLICY, STORAGE_POLICY } from './policy';
import { publicationCases } from './publication-cases';
import { restoreCases } from './restore-cases';
import { changesWhatVisitorsSee } from './seen';
import { settingCases } from './setting-cases';
import { slugCases } from './slug-cases';
import { staffCases } from './staff-cases';
import { stampCases } from './stamp-cases';
import type { StorageCase } from './storage-case';
import { storageCases } from './storage-cases';
import { workCases } from './work-cases';

/** A case performed by one actor. */
export type FirestoreCell = Omit<Case, 'make'> & {
  actor: Actor;
  expected: Verdict;
} & ReturnType<Case['make']>;

const firestoreCases = (): Case[] => [
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
  ...peopleCases(),
  ...bodyCases(),
  ...slugCases(),
  ...gtinCases(),
  ...workCases(),
  ...draftCases(),
  ...approvalCases(),
  ...settingCases(),
  ...keptLinkCases(),
  ...placeCases(),
  ...fieldChangeCases(),
];

/** The actors of requests that even an administrator is not allowed to make. */
const WITH_UNSOUND: Actor[] = [
  'visitor',
  'account without a person',
  'administrator',
  'expired token',
  'token of another project',
  'tampered token',
];

const isOfInterest = (actor: Actor, { sound, byAllActors }: Case) =>
  sound || byAllActors || WITH_UNSOUND.includes(actor);

/** Returns every case, performed by every actor of interest, in a stable order. */
export function firestoreCells(): FirestoreCell[] {
  const pairs = firestoreCases().flatMap((one) =>
    ACTORS.filter((actor) => isOfInterest(actor, one)).map((actor) => ({ actor, one })),
  );
  return pairs.map(({ actor, one: { make, ...one } }, index) => {
    const made = inTheNameOf(actor, make(`m${index}`));
    const expected = expectedVerdict(FIRESTORE_POLICY, actor, one, changesWhatVisitorsSee(made));
    return { ...one, actor, expected, ...made };
  });
}

/** A case for files performed by one actor. */
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

type Named = Record<'actor' | 'operation' | 'place' | 'what', string>;

export const cellName = ({ actor, operation, place, what }: Named): string =>
  `${actor}: ${operation} ${place}, ${what}`;
