import type Database from 'libsql';
import { z } from 'zod';
import { SettingsInput } from './settings';

/** The time in milliseconds from an upload's start to its expiry. */
const LIFE = 24 * 60 * 60 * 1000;

/** A resumable upload. `finalGeneration` is the object's generation, or null until the upload is finished. */
export type UploadSession = {
  id: string;
  bucket: string;
  name: string;
  settings: SettingsInput;
  /** The caller that started the upload. No other caller can continue it. */
  uploader: string;
  finalGeneration: number | null;
};

const Row = z
  .object({
    id: z.string(),
    bucket: z.string(),
    name: z.string(),
    settings: z.string().transform((json) => SettingsInput.parse(JSON.parse(json))),
    uploader: z.string(),
    final_generation: z.number().nullable(),
  })
  .transform(
    ({ final_generation, ...row }): UploadSession => ({ ...row, finalGeneration: final_generation }),
  );
const Ids = z.array(z.object({ id: z.string() }));

export type UploadStore = ReturnType<typeof createUploadStore>;

/** Stores resumable uploads in the database, so that they survive a restart. */
export function createUploadStore(db: Database.Database, now: () => Date) {
  return {
    /** Returns the upload, or null if there is none or it has expired. */
    get(id: string): UploadSession | null {
      const row = db
        .prepare('SELECT * FROM storage_uploads WHERE id = ? AND created_at >= ?')
        .get([id, now().getTime() - LIFE]);
      return row === undefined ? null : Row.parse(row);
    },

    begin({ id, bucket, name, settings, uploader }: Omit<UploadSession, 'finalGeneration'>): void {
      db.prepare('INSERT INTO storage_uploads VALUES (?, ?, ?, ?, ?, NULL, ?)').run([
        id,
        bucket,
        name,
        JSON.stringify(settings),
        uploader,
        now().getTime(),
      ]);
    },

    finish(id: string, generation: number): void {
      db.prepare('UPDATE storage_uploads SET final_generation = ? WHERE id = ?').run([generation, id]);
    },

    remove(id: string): void {
      db.prepare('DELETE FROM storage_uploads WHERE id = ?').run([id]);
    },

    /** Deletes expired uploads and returns their ids. */
    giveUpStale(): string[] {
      const rows = db
        .prepare('DELETE FROM storage_uploads WHERE created_at < ? RETURNING id')
        .all([now().getTime() - LIFE]);
      return Ids.parse(rows).map(({ id }) => id);
    },

    /** Returns the ids of unfinished uploads. */
    unfinished(): string[] {
      const rows = db.prepare('SELECT id FROM storage_uploads WHERE final_generation IS NULL').all([]);
      return Ids.parse(rows).map(({ id }) => id);
    },
  };
}
