import { type Firestore, getFirestore, initializeFirestore, setLogLevel } from 'firebase/firestore/lite';
import { firebaseApp } from './app';
import { GOOGLE_FIRESTORE, serviceAddress } from './backend';
import { followDatabaseTime } from './database-now';

export {
  collection,
  collectionGroup,
  type DocumentData,
  type DocumentReference,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore/lite';
export { runTransaction } from './transaction';

// By default, the SDK also logs each failed request, although the request rejects with the same error.
setLogLevel('error');

let database: Firestore | undefined;

/**
 * Returns the REST client, whose requests reject if the database is unavailable. The full SDK can return empty results
 * from its cache instead.
 */
export function firestore(): Firestore {
  if (database) return database;
  const address = serviceAddress('firestore');
  database = address
    ? initializeFirestore(firebaseApp(), { host: address.host, ssl: address.ssl })
    : getFirestore(firebaseApp());
  if (typeof window !== 'undefined') followDatabaseTime(address?.origin ?? GOOGLE_FIRESTORE);
  return database;
}
