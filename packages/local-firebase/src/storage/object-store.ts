import type Database from 'libsql';
import { z } from 'zod';
import type { StoredObject } from './object';
import { MAX_NAME_BYTES } from './object-name';
import { ObjectSettings } from './settings';

const Row = z
  .object({
    bucket: z.string(),
    name: z.string(),
    blob: z.string(),
    size: z.number(),
    md5: z.string(),
    generation: z.number(),
    metageneration: z.number(),
    settings: z.string().transform((json) => ObjectSettings.parse(JSON.parse(json))),
    download_token: z.string(),
    created_at: z.number(),
    updated_at: z.number(),
  })
  .transform(
    ({ download_token, created_at, updated_at, ...row }): StoredObject => ({
      ...row,
      downloadToken: download_token,
      createdAt: created_at,
      updatedAt: updated_at,
    }),
  );
const Name = z.object({ name: z.string() });
const Blobs = z.array(z.object({ blob: z.string() }));
/** The last Unicode code point, repeated. A prefix followed by this string sorts after every name with the prefix. */
export const BEHIND_ALL = '\u{10FFFF}'.repeat(MAX_NAME_BYTES / 4 + 1);

export type ObjectStore = ReturnType<typeof createObjectStore>;

/** Stores objects' rows in the database. */
export function createObjectStore(db: Database.Database) {
  return {
    get(bucket: string, name: string): StoredObject | null {
      const row = db
        .prepare('SELECT * FROM storage_objects WHERE bucket = ? AND name = ?')
        .get([bucket, name]);
      return row === undefined ? null : Row.parse(row);
    },

    /** Creates or replaces an object's row. */
    put(object: StoredObject): void {
      db.prepare('INSERT OR REPLACE INTO storage_objects VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run([
        object.bucket,
        object.name,
        object.blob,
        object.size,
        object.md5,
        object.generation,
        object.metageneration,
        JSON.stringify(object.settings),
        object.downloadToken,
        object.createdAt,
        object.updatedAt,
      ]);
    },

    remove(bucket: string, name: string): void {
      db.prepare('DELETE FROM storage_objects WHERE bucket = ? AND name = ?').run([bucket, name]);
    },

    /** Returns the first name with this prefix that sorts after `after` in UTF-8 byte order, or null if none does. */
    nextName(bucket: string, prefix: string, after: string): string | null {
      const row = db
        .prepare(
          'SELECT name FROM storage_objects WHERE bucket = ? AND name >= ? AND name < ? AND name > ? ORDER BY name LIMIT 1',
        )
        .get([bucket, prefix, prefix + BEHIND_ALL, after]);
      return row === undefined ? null : Name.parse(row).name;
    },

    blobs: (): string[] =>
      Blobs.parse(db.prepare('SELECT blob FROM storage_objects').all([])).map(({ blob }) => blob),
  };
}
