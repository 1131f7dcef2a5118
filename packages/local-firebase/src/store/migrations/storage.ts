import type { Migration } from './migration';

/**
 * Stored objects and resumable uploads. Their bytes are in the files named in `blob` and, during an upload, in `id`.
 * Times are in milliseconds since the epoch.
 */
export const storageMigration: Migration = {
  name: 'storage',
  up: `
    CREATE TABLE storage_objects (
      bucket TEXT NOT NULL,
      name TEXT NOT NULL,
      blob TEXT NOT NULL UNIQUE,
      size INTEGER NOT NULL,
      md5 TEXT NOT NULL,
      generation INTEGER NOT NULL,
      metageneration INTEGER NOT NULL,
      settings TEXT NOT NULL,
      download_token TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL,
      PRIMARY KEY (bucket, name)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE storage_uploads (
      id TEXT PRIMARY KEY,
      bucket TEXT NOT NULL,
      name TEXT NOT NULL,
      settings TEXT NOT NULL,
      uploader TEXT NOT NULL,
      final_generation INTEGER,
      created_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
};
