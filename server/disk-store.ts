import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '../lib/validation/zod';
import { logFault } from './log';
import type { RenderedPage } from './responses';

const stored = z.object({
  build: z.string(),
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});

export type DiskStore = {
  read(path: string): Promise<RenderedPage | null>;
  /** Returns immediately and never fails, so a full disk does not affect visitors. */
  write(path: string, page: RenderedPage): void;
};

/**
 * Stores pages on disk, so that they can be served after a restart while the database is down. Pages from other builds
 * are ignored.
 * @param folder created when the first page is saved
 */
export function createDiskStore(folder: string, build: string): DiskStore {
  let hasFailed = false;
  const fileOf = (path: string) => join(folder, `${encodeURIComponent(path)}.json`);

  async function save(path: string, { status, headers, body }: RenderedPage): Promise<void> {
    const file = fileOf(path);
    const part = `${file}.${crypto.randomUUID()}`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(part, JSON.stringify({ build, status, headers, body: body.toString('utf8') }));
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  return {
    async read(path) {
      try {
        const page = stored.parse(JSON.parse(await readFile(fileOf(path), 'utf8')));
        return page.build === build ? { ...page, body: Buffer.from(page.body) } : null;
      } catch {
        return null;
      }
    },
    write(path, page) {
      save(path, page).catch((error) => {
        if (!hasFailed) logFault(error);
        hasFailed = true;
      });
    },
  };
}
