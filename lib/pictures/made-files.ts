import 'server-only';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';

export type MadeFilesOptions = {
  /** The folder's name in Next's cache folder, which survives restarts. */
  folder: string;
  /** The maximum total size of the files on disk, in bytes. */
  maxBytes: number;
  /** How many files are made at once. */
  atOnce: number;
  /** How many others may wait. By default, any number. */
  maxWaiting?: number;
};

/** Thrown if too many files are waiting to be made. */
export class BusyError extends Error {}

/** Files that are made when first requested and kept on disk. The oldest are deleted if they take up too much space. */
export class MadeFiles {
  #folder: string;
  #maxBytes: number;
  #limit: ReturnType<typeof pLimit>;
  #maxWaiting: number;
  #underWay = new Map<string, Promise<Buffer>>();
  #bytes: Promise<number> | undefined;

  constructor({ folder, maxBytes, atOnce, maxWaiting = Number.POSITIVE_INFINITY }: MadeFilesOptions) {
    this.#folder = join(process.env.NEXT_DIST_DIR ?? '.next', 'cache', folder);
    this.#maxBytes = maxBytes;
    this.#limit = pLimit(atOnce);
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Returns the file with this name, and makes it if it is not there. Concurrent calls share the work.
   * @throws BusyError, or what `make` throws; the next call tries again
   */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#underWay.get(name);
    if (known) return known;
    const file = this.#find(name, make).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, file);
    return file;
  }

  async #find(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(this.#folder, name);
    const kept = await readFile(path).catch(() => null);
    if (kept) return kept;
    if (this.#limit.pendingCount >= this.#maxWaiting) throw new BusyError();
    const made = await this.#limit(make);
    // A full disk must not affect the response.
    await this.#keep(path, made).catch(() => undefined);
    return made;
  }

  async #keep(path: string, made: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    this.#bytes ??= this.#filesByAge().then((files) => files.reduce((sum, { size }) => sum + size, 0));
    const part = `${path}.${crypto.randomUUID()}`;
    await writeFile(part, made);
    await rename(part, path);
    this.#bytes = this.#bytes.then((bytes) => bytes + made.length);
    if ((await this.#bytes) <= this.#maxBytes) return;
    this.#bytes = this.#deleteOldest();
    await this.#bytes;
  }

  async #filesByAge(): Promise<{ path: string; size: number; mtimeMs: number }[]> {
    const names = await readdir(this.#folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#folder, name);
        // Another process may have deleted the file.
        const facts = await stat(path).catch(() => null);
        return facts ? [{ path, size: facts.size, mtimeMs: facts.mtimeMs }] : [];
      }),
    );
    return files.flat().toSorted((one, other) => one.mtimeMs - other.mtimeMs);
  }

  /** Deletes the oldest files until a tenth of the space is free. Returns the size of the others. */
  async #deleteOldest(): Promise<number> {
    const files = await this.#filesByAge();
    let bytes = files.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size } of files) {
      if (bytes <= this.#maxBytes * 0.9) break;
      await rm(path, { force: true });
      bytes -= size;
    }
    return bytes;
  }
}
