import { bearer, type MatrixBackend, type Seen, verdictOf } from './backend';
import type { Ask, Filter, Seed, Write } from './cell';
import { NOW, ONE_MORE, toWire, toWireFields, type Value } from './value';

const OPERATORS: Record<Filter[1], string> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
};

const rootOf = ({ projectId }: MatrixBackend) => `projects/${projectId}/databases/(default)/documents`;

const nameOf = (backend: MatrixBackend, path: string) => `${rootOf(backend)}/${path}`;

/** Returns a write in the SDK's format, with server times and increments as transforms. */
function wireWrite(backend: MatrixBackend, { path, fields }: Write, now: Date): object {
  const name = nameOf(backend, path);
  if (!fields) return { delete: name };
  const entries = Object.entries(fields);
  const given = Object.fromEntries(entries.filter(([, value]) => value !== NOW && value !== ONE_MORE));
  const holding = (sought: Value) =>
    entries.filter(([, value]) => value === sought).map(([fieldPath]) => fieldPath);
  const counted = holding(ONE_MORE);
  return {
    update: { name, fields: toWireFields(given, now) },
    ...(counted.length > 0 && { updateMask: { fieldPaths: Object.keys(given) } }),
    updateTransforms: [
      ...holding(NOW).map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
      ...counted.map((fieldPath) => ({ fieldPath, increment: { integerValue: '1' } })),
    ],
  };
}

function structuredQuery({ collection, filters, limit, group }: Extract<Ask, { kind: 'list' }>, now: Date) {
  const wire = filters.map(([fieldPath, op, value]) => ({
    fieldFilter: { field: { fieldPath }, op: OPERATORS[op], value: toWire(value, now) },
  }));
  return {
    from: [{ collectionId: collection, ...(group && { allDescendants: true }) }],
    ...(wire.length > 0 && { where: { compositeFilter: { op: 'AND', filters: wire } } }),
    ...(limit !== undefined && { limit }),
  };
}

function post(backend: MatrixBackend, path: string, token: string | null, body: object): Promise<Response> {
  return fetch(`${backend.origin}/v1/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...bearer(token) },
    body: JSON.stringify(body),
  });
}

/**
 * The maximum number of attempts per commit. The official emulator, and possibly production, aborts commits that contend
 * for the clock.
 */
const MAX_TRIES = 10;

async function commit(backend: MatrixBackend, token: string | null, writes: object[]): Promise<Response> {
  const path = `${rootOf(backend)}:commit`;
  let response = await post(backend, path, token, { writes });
  for (let tries = 1; response.status === 409 && tries < MAX_TRIES; tries += 1) {
    await response.text();
    response = await post(backend, path, token, { writes });
  }
  return response;
}

/** Sends a request with this token, and returns its outcome. Retries aborted commits. */
export async function askFirestore(
  backend: MatrixBackend,
  token: string | null,
  ask: Ask,
  now = new Date(),
): Promise<Seen> {
  switch (ask.kind) {
    case 'get': {
      const path = ask.path.split('/').map(encodeURIComponent).join('/');
      const url = `${backend.origin}/v1/${nameOf(backend, path)}`;
      return verdictOf(await fetch(url, { headers: bearer(token) }), true);
    }
    case 'list': {
      const parent = [rootOf(backend), ...ask.parent].join('/');
      const body = { structuredQuery: structuredQuery(ask, now) };
      return verdictOf(await post(backend, `${parent}:runQuery`, token, body), false);
    }
    case 'commit': {
      const writes = ask.writes.map((write) => wireWrite(backend, write, now));
      return verdictOf(await commit(backend, token, writes), false);
    }
  }
}

/** The maximum number of writes in a commit that seeds documents, below the official emulator's limit. */
const MAX_WRITES = 400;

/** Sets documents to a given state, bypassing the rules. */
export async function seedDocuments(backend: MatrixBackend, seed: Seed): Promise<void> {
  const writes = Object.entries(seed).map(([path, fields]) => ({ path, fields }));
  for (let from = 0; from < writes.length; from += MAX_WRITES) {
    const ask: Ask = { kind: 'commit', writes: writes.slice(from, from + MAX_WRITES) };
    const seen = await askFirestore(backend, backend.ownerToken, ask);
    if (seen !== 'allowed') throw new Error(`The documents could not be seeded: ${seen}`);
  }
}
