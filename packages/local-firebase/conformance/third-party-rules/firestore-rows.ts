import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import type { RulesStage } from '../rules/stage';
import { seed } from '../rules/stage';
import { playRows } from './play-rows';
import type { FirestoreRow, FirestoreRulesFile } from './rules-file';

/** Returns the verdict on every row. Undoes each row's writes before the next row. */
export async function playFirestoreRows(file: FirestoreRulesFile, { as, owner }: RulesStage) {
  await seed(owner, file.seed);
  return playRows(file, 'permission-denied', async (row) => {
    await send(as(row[0]), row);
    await seed(owner, Object.fromEntries(writtenPaths(row).map((path) => [path, file.seed[path] ?? null])));
  });
}

/** Deletes the seeded documents, so that the next rules file starts without documents. */
export async function removeSeed(file: FirestoreRulesFile, { owner }: RulesStage): Promise<void> {
  await seed(owner, Object.fromEntries(Object.keys(file.seed).map((path) => [path, null])));
}

function writtenPaths(row: FirestoreRow): string[] {
  switch (row[1]) {
    case 'commit':
      return Object.keys(row[2]);
    case 'set':
    case 'update':
    case 'delete':
      return [row[2]];
    default:
      return [];
  }
}

async function send(db: Firestore, row: FirestoreRow): Promise<unknown> {
  switch (row[1]) {
    case 'get':
      return getDoc(doc(db, row[2]));
    case 'delete':
      return deleteDoc(doc(db, row[2]));
    case 'set':
      return setDoc(doc(db, row[2]), row[3]);
    case 'update':
      return updateDoc(doc(db, row[2]), row[3]);
    case 'commit':
      return commit(db, row[2]);
    default: {
      const [, method, name, ...constraints] = row;
      const source = method === 'list' ? collection(db, name) : collectionGroup(db, name);
      return getDocs(query(source, ...constraints));
    }
  }
}

function commit(db: Firestore, writes: Record<string, object | null>): Promise<void> {
  const batch = writeBatch(db);
  for (const [path, data] of Object.entries(writes)) {
    if (data) batch.set(doc(db, path), data);
    else batch.delete(doc(db, path));
  }
  return batch.commit();
}
