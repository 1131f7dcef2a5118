import type Database from 'libsql';
import type { LimitAnonymous, LimitEvaluation } from '../anonymous-limits';
import type { Authenticate } from '../auth/caller';
import { createDenials, type LogDenial } from '../denials';
import type { WireDocument } from '../firestore/wire';
import type { Ruleset, StorageRequest } from '../rules/ruleset';
import { type BlobStore, createBlobStore } from './blob-store';
import { createObjectStore, type ObjectStore } from './object-store';
import { createUploadStore, type UploadStore } from './upload-store';

export type StorageOptions = {
  db: Database.Database;
  /** The data directory. Objects' bytes are in its `blobs` folder. */
  dataDir: string;
  bucket: string;
  /** Returns the current rules. Called for each decision, because the rules can be reloaded. */
  rules: () => Ruleset<StorageRequest>;
  authenticate: Authenticate;
  limitAnonymous: LimitAnonymous;
  limitEvaluation: LimitEvaluation;
  /** Reads a Firestore document for the rules. */
  lookup: (path: string[]) => WireDocument | null;
  log(line: string): void;
  now?: () => Date;
};

export type StorageContext = Required<StorageOptions> & {
  logDenial: LogDenial;
  objects: ObjectStore;
  uploads: UploadStore;
  blobs: BlobStore;
};

export const MAX_UPLOAD_BYTES = 100 * 1024 * 1024;

export function createStorageContext(options: StorageOptions): StorageContext {
  const now = options.now ?? (() => new Date());
  return {
    ...options,
    now,
    logDenial: createDenials('storage', options.log, () => now().getTime()),
    objects: createObjectStore(options.db),
    uploads: createUploadStore(options.db, now),
    blobs: createBlobStore(options.dataDir),
  };
}
