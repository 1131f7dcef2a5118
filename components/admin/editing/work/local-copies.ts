import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { databaseNow } from '@/lib/firebase/database-now';
import { within } from '@/lib/loading/within';
import { type Work, type WorkKey, workName } from '@/lib/records/work';

export type LocalCopy = Work &
  WorkKey & {
    /** The time of the last write, in milliseconds since the epoch by the database's clock. */
    at: number;
    /** The server's copy is newer if its revision is higher than this. 0 if no copy can have reached the server. */
    revision: number;
    /** Whether the server has all changes in this copy. */
    sent: boolean;
  };

type Schema = DBSchema & { copies: { key: string; value: LocalCopy } };

type CopiesStore = IDBPObjectStore<Schema, ['copies'], 'copies', 'readwrite'>;

/** The time, in milliseconds, after which browser storage that does not respond counts as unavailable. */
const TIMEOUT_MS = 3_000;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** Asynchronous so that it rejects, rather than throws, in a browser that blocks IndexedDB. */
const openDatabase = async () =>
  openDB<Schema>('admin-work', 1, {
    upgrade: (db) => void db.createObjectStore('copies'),
    // Otherwise, this tab would block a tab of a later release, whose storage has a higher version.
    blocking: (_version, _wanted, { target }) => {
      if (target instanceof IDBDatabase) target.close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  });

/** @throws Error if the storage does not open in time, for example because another tab blocks it */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDatabase();
  opened.catch(() => {
    opened = undefined;
  });
  return within(opened, TIMEOUT_MS, () => {
    throw new Error(`The browser's storage did not open within ${TIMEOUT_MS} ms.`);
  });
}

/** Runs a write. Resolves only when the data is on disk, because a crash loses data that is only in memory. */
async function write(run: (store: CopiesStore) => Promise<unknown>): Promise<void> {
  const transaction = (await database()).transaction('copies', 'readwrite', { durability: 'strict' });
  const written = run(transaction.store);
  // Otherwise, the browser commits only after this page has received the result, and the page may be closed before that.
  transaction.commit();
  await Promise.all([written, transaction.done]);
}

/**
 * Stores a copy.
 * @throws a DOMException, for example QuotaExceededError if the device has no space left, or an Error if the storage does
 * not open in time
 */
export const keepLocal = (copy: LocalCopy): Promise<void> =>
  write((store) => store.put(copy, workName(copy)));

/** Notes that a copy was discarded. The note overrides the server's copy up to this revision. */
export const noteDiscard = ({ collection, id, uid, tab }: WorkKey, revision: number): Promise<void> =>
  keepLocal({
    ...{ collection, id, uid, tab, revision, loaded: 0, title: '', values: {}, sent: false },
    at: Number(databaseNow()),
  });

export const dropLocal = (key: WorkKey): Promise<void> => write((store) => store.delete(workName(key)));

/** Returns one account's copies on this device, or an empty list if the browser's storage cannot be read in time. */
export async function localCopies(uid: string): Promise<LocalCopy[]> {
  const read: Promise<LocalCopy[]> = database().then((db) => db.getAll('copies'));
  const copies = await within(read, TIMEOUT_MS, () => []).catch(() => []);
  return copies.filter((copy) => copy.uid === uid);
}
