import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, mkdirSync, openSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { appendBounded } from './append-bounded';

export type BlobStore = ReturnType<typeof createBlobStore>;

/**
 * Stores objects' bytes in files with random names. If the process is killed, the next `sweep` deletes orphaned files,
 * but keeps those of unfinished resumable uploads.
 */
export function createBlobStore(dataDir: string) {
  const root = join(dataDir, 'blobs');
  const uploads = join(root, 'uploads');
  mkdirSync(uploads, { recursive: true, mode: 0o700 });

  const blobPath = (id: string) => join(root, id.slice(0, 2), id.slice(2));
  const uploadPath = (id: string) => join(uploads, id);

  return {
    newId: () => randomBytes(16).toString('hex'),

    /** Appends to an upload's file, creating it if necessary. Rejects if the file would exceed `limit` bytes. */
    append: (id: string, bytes: AsyncIterable<Buffer>, limit: number): Promise<void> =>
      appendBounded(uploadPath(id), bytes, limit),

    /** The number of bytes received so far. */
    async received(id: string): Promise<number> {
      return (await stat(uploadPath(id)).catch(() => null))?.size ?? 0;
    },

    /** Turns an upload into a durable blob and returns its size and its MD5 hash in base64. */
    async seal(id: string): Promise<{ size: number; md5: string }> {
      const file = await open(uploadPath(id), 'a+');
      try {
        const hash = createHash('md5');
        for await (const chunk of file.createReadStream({ start: 0, autoClose: false })) hash.update(chunk);
        await file.sync();
        const { size } = await file.stat();
        await mkdir(dirname(blobPath(id)), { recursive: true, mode: 0o700 });
        await rename(uploadPath(id), blobPath(id));
        await syncDirectory(dirname(blobPath(id)));
        return { size, md5: hash.digest('base64') };
      } finally {
        await file.close();
      }
    },

    /**
     * Returns a stream of part of a blob. The file is opened immediately, so the stream reaches its end even if the
     * blob is deleted. `last` is inclusive.
     */
    read(id: string, first: number, last: number): Readable {
      return createReadStream('', { fd: openSync(blobPath(id), 'r'), start: first, end: last });
    },

    discardUpload: (id: string) => rm(uploadPath(id), { force: true }),
    remove: (id: string) => rm(blobPath(id), { force: true }),

    /**
     * Deletes every file that belongs to neither an object nor an unfinished upload. Returns the number of deleted
     * files.
     */
    async sweep(blobs: Set<string>, openUploads: Set<string>): Promise<number> {
      const orphans: string[] = (await readdir(uploads)).filter((id) => !openUploads.has(id)).map(uploadPath);
      for (const fan of (await readdir(root)).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
        const ids = (await readdir(join(root, fan))).map((rest) => fan + rest);
        orphans.push(...ids.filter((id) => !blobs.has(id)).map(blobPath));
      }
      for (const path of orphans) await rm(path, { force: true });
      return orphans.length;
    },
  };
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
