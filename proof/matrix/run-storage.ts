import pLimit from 'p-limit';
import { bearer, type MatrixBackend, type Seen, verdictOf } from './backend';
import type { StorageCell } from './cells';
import { cellName } from './cells';
import type { StorageAsk } from './storage-case';

const CONCURRENCY = 20;

type Credentials = Record<string, string>;

/** Returns a token as a header in Storage's own authorization scheme. */
const credentials = (token: string | null): Credentials => bearer(token, 'Firebase');

function upload(
  objects: string,
  headers: Credentials,
  ask: Extract<StorageAsk, { kind: 'upload' | 'begin' }>,
) {
  const url = `${objects}?name=${encodeURIComponent(ask.name)}`;
  const type = ask.contentType;
  if (ask.kind === 'upload') {
    // Sends bytes, because fetch would add a content type to a string.
    const body = new Uint8Array(ask.size);
    return fetch(url, {
      method: 'POST',
      headers: { ...headers, ...(type !== null && { 'content-type': type }) },
      body,
    });
  }
  const begun = {
    'X-Goog-Upload-Protocol': 'resumable',
    'X-Goog-Upload-Command': 'start',
    'X-Goog-Upload-Header-Content-Length': String(ask.size),
  };
  const body = JSON.stringify(type === null ? {} : { contentType: type });
  return fetch(url, {
    method: 'POST',
    headers: { ...headers, ...begun, 'content-type': 'application/json' },
    body,
  });
}

/** Sends one request with this token, and returns its outcome. */
async function askStorage(backend: MatrixBackend, token: string | null, ask: StorageAsk): Promise<Seen> {
  const objects = `${backend.origin}/v0/b/${backend.bucket}/o`;
  const headers = credentials(token);
  const object = 'name' in ask ? `${objects}/${encodeURIComponent(ask.name)}` : '';
  switch (ask.kind) {
    case 'metadata':
      return verdictOf(await fetch(object, { headers }), true);
    case 'bytes':
      return verdictOf(await fetch(`${object}?alt=media`, { headers }), true);
    case 'delete':
      return verdictOf(await fetch(object, { method: 'DELETE', headers }), false);
    case 'list':
      return verdictOf(await fetch(`${objects}?prefix=${ask.prefix}&delimiter=/`, { headers }), false);
    case 'change': {
      const body = JSON.stringify(ask.metadata);
      const json = { ...headers, 'content-type': 'application/json' };
      return verdictOf(await fetch(object, { method: 'PATCH', headers: json, body }), false);
    }
    default:
      return verdictOf(await upload(objects, headers, ask), false);
  }
}

async function runCell(backend: MatrixBackend, cell: StorageCell): Promise<string | null> {
  const token = backend.tokens[cell.actor];
  if (token === undefined) throw new Error(`The backend has no token for the actor "${cell.actor}".`);
  for (const [name, file] of Object.entries(cell.seed)) {
    const seeded = await askStorage(backend, backend.ownerToken, { kind: 'upload', name, ...file });
    if (seeded !== 'allowed') throw new Error(`${name} could not be stored: ${seeded}`);
  }
  const seen = await askStorage(backend, token, cell.ask);
  return seen === cell.expected ? null : `${cellName(cell)}: ${seen}, expected ${cell.expected}`;
}

/** Runs Storage cells and returns a failure message for each unexpected outcome. */
export async function runStorageCells(backend: MatrixBackend, cells: StorageCell[]): Promise<string[]> {
  const failures = await pLimit(CONCURRENCY).map(cells, (cell) => runCell(backend, cell));
  return failures.filter((failure) => failure !== null);
}
