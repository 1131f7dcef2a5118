import {
  type CollectionReference,
  collection,
  type DocumentData,
  doc,
  type Firestore,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Target } from '../target/target';

/** Fixtures for a Firestore scenario: access that bypasses the rules, and its own collection. */
export type FirestoreStage = { target: Target; db: Firestore; items: CollectionReference };

export async function firestoreStage(target: Target): Promise<(scenario: number) => FirestoreStage> {
  const db = target.owner;
  return (scenario) => ({ target, db, items: collection(db, `items${scenario}`) });
}

/** Writes documents to the scenario's own collection. The keys are the documents' ids. */
export async function writeDocuments(
  { db, items }: FirestoreStage,
  documents: Record<string, DocumentData>,
): Promise<void> {
  const batch = writeBatch(db);
  for (const [id, data] of Object.entries(documents)) batch.set(doc(items, id), data);
  await batch.commit();
}
