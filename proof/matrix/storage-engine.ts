import type { Ruleset, StorageObject, StorageRequest } from 'local-firebase/rules';
import { PEOPLE, rulesAuth } from './actors';
import type { StorageCell } from './cells';
import { documentOf } from './engine';
import type { StorageAsk, StoredFile } from './storage-case';
import { toWireFields } from './value';

const BUCKET = 'demo-matrix.example';

const objectOf = (name: string, { contentType, size }: StoredFile, now: Date): StorageObject => ({
  name,
  bucket: BUCKET,
  size,
  contentType,
  metadata: {},
  timeCreated: now.toISOString(),
  updated: now.toISOString(),
  md5Hash: '',
  generation: 1,
  metageneration: 1,
});

const METHODS = {
  metadata: 'get',
  bytes: 'get',
  list: 'list',
  upload: 'create',
  begin: 'create',
  change: 'update',
  delete: 'delete',
} as const;

/**
 * Returns the object after the request, or null if the request writes none. An upload without a content type is stored
 * as `application/octet-stream`.
 */
function incomingOf(ask: StorageAsk, stored: StoredFile | undefined): StoredFile | null {
  if (ask.kind === 'upload' || ask.kind === 'begin') {
    return { contentType: ask.contentType || 'application/octet-stream', size: ask.size };
  }
  return ask.kind === 'change' && stored ? { ...stored, ...ask.metadata } : null;
}

/** Prepares a Storage cell for evaluation in the rules engine alone. */
export function prepareStorageCell(
  { actor, ask, seed }: StorageCell,
  now: Date,
): (rules: Ruleset<StorageRequest>) => boolean {
  const name = ask.kind === 'list' ? ask.prefix.replace(/\/$/, '') : ask.name;
  const stored = seed[name];
  const incoming = incomingOf(ask, stored);
  const person = (segments: string[]) => {
    const path = segments.join('/');
    const fields = PEOPLE[path];
    return fields ? documentOf(path, toWireFields(fields, now), now) : null;
  };
  const request: StorageRequest = {
    auth: rulesAuth(actor),
    time: now,
    lookup: { before: person, after: person },
    bucket: BUCKET,
    path: name === '' ? [] : name.split('/'),
    method: METHODS[ask.kind],
    resource: stored ? objectOf(name, stored, now) : null,
    incoming: incoming && objectOf(name, incoming, now),
  };
  return (rules) => rules.decide(request).allowed;
}
