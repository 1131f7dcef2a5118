import { type Firestore, getFirestore, initializeFirestore, setLogLevel } from 'firebase/firestore/lite';
import { firebaseApp } from './app';
import { serviceAddress } from './backend';

export {
  collection,
  type DocumentData,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore/lite';

// Every failed request rejects with the same error that the SDK would also print.
setLogLevel('error');

let database: Firestore | undefined;

/** Firestore over REST: rejects when the database is down, where the full SDK would answer with nothing. */
export function firestore(): Firestore {
  if (database) return database;
  const address = serviceAddress('firestore');
  database = address
    ? initializeFirestore(firebaseApp(), { host: address.host, ssl: address.ssl })
    : getFirestore(firebaseApp());
  return database;
}
