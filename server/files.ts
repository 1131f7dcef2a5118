import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Settings } from '../lib/settings/settings';
import { fileHeaders } from './headers';
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
  #settings: Settings;
  #responses = new LRUCache<string, FinishedResponse>({
    maxSize: MAX_BYTES,
    // Sizes must be positive, even that of an empty file.
    sizeCalculation: ({ bytes }) => Math.max(bytes, 1),
    fetchMethod: (path) => this.#read(path),
    // The file must be sent even if other files take its place in the cache during the read.
    ignoreFetchAbort: true,
  });

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

  get(path: string): Promise<FinishedResponse> {
    return this.#responses.forceFetch(path);
  }

  async #read(path: string): Promise<FinishedResponse> {
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const headers = {
      ...fileHeaders(path, type, this.#settings),
      ...(type === 'application/pdf' && { 'accept-ranges': 'bytes' }),
    };
    return finishedResponse(200, headers, await readFile(this.#files.get(path) ?? ''));
  }
}
