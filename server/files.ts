import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Settings } from '../lib/settings/settings';
import { commonHeaders, fileCaching } from './headers';
import { type FinishedResponse, finishedResponse } from './responses';

/** The maximum total size of the cached files in bytes, including all encodings. */
const MAX_BYTES = 64 * 1024 * 1024;

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The site's static files, from `public/` and the build. Serves only files that existed when the server started. */
export class Files {
  #files = new Map<string, string>();
  #responses = new Map<string, Promise<FinishedResponse>>();
  #sizes = new Map<string, number>();
  #bytes = 0;
  #settings: Settings;

  /** @param folders the folders with their URL prefixes, such as `/_next/static` */
  constructor(folders: { folder: string; address: string }[], settings: Settings) {
    this.#settings = settings;
    for (const { folder, address } of folders) {
      for (const file of filesBelow(folder)) {
        this.#files.set(`${address}/${relative(folder, file).split(sep).join('/')}`, file);
      }
    }
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  async get(path: string): Promise<FinishedResponse> {
    const known = this.#responses.get(path);
    if (known) {
      // Keeps the most recently used response last.
      this.#responses.delete(path);
      this.#responses.set(path, known);
      return known;
    }
    const read = this.#read(path);
    this.#responses.set(path, read);
    try {
      const { bytes } = await read;
      this.#sizes.set(path, bytes);
      this.#bytes += bytes;
      this.#forgetOldest();
    } catch (error) {
      this.#responses.delete(path);
      throw error;
    }
    return read;
  }

  async #read(path: string): Promise<FinishedResponse> {
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const headers = {
      ...commonHeaders({ status: 200, type, path }, this.#settings),
      'content-type': type,
      'cache-control': fileCaching(path),
      ...(type === 'application/pdf' && { 'accept-ranges': 'bytes' }),
    };
    return finishedResponse(200, headers, await readFile(this.#files.get(path) ?? ''));
  }

  #forgetOldest(): void {
    for (const path of this.#responses.keys()) {
      if (this.#bytes <= MAX_BYTES) return;
      this.#responses.delete(path);
      this.#bytes -= this.#sizes.get(path) ?? 0;
      this.#sizes.delete(path);
    }
  }
}
