import { type DocumentData, doc, type Firestore, writeBatch } from 'firebase/firestore/lite';
import { type Actor, type Clients, connectCast } from '../target/cast';
import type { Target } from '../target/target';

export const DENIED = 'fails with permission-denied';

/** Fixtures for a rules scenario: the actors' clients, and a client that bypasses the rules. */
export type RulesStage = { as(actor: Actor): Firestore; owner: Firestore; clients: Clients };

/** Connects the actors and, if `rules` is given, loads these rules. */
export async function rulesStage(target: Target, rules?: string): Promise<() => RulesStage> {
  const clients = await connectCast(target);
  if (rules) await target.setFirestoreRules(rules);
  return () => ({ as: (actor) => clients[actor].firestore, owner: target.owner, clients });
}

/** Writes documents, bypassing the rules. The keys are the documents' paths, and `null` deletes a document. */
export async function seed(owner: Firestore, documents: Record<string, DocumentData | null>): Promise<void> {
  const batch = writeBatch(owner);
  for (const [path, data] of Object.entries(documents)) {
    if (data) batch.set(doc(owner, path), data);
    else batch.delete(doc(owner, path));
  }
  await batch.commit();
}
