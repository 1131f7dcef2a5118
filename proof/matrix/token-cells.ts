import { askFirestore } from './ask-firestore';
import type { MatrixBackend, Seen } from './backend';
import type { Ask } from './cell';
import { inParallel } from './pool';
import { newRecord } from './records';
import { askStorage } from './run-storage';
import type { StorageAsk } from './storage-case';

const CONCURRENCY = 50;

const write = (id: string): Ask => ({
  kind: 'commit',
  writes: [{ path: `Blog/${id}`, fields: newRecord('Blog', id) }],
});

/** Requests that an administrator is allowed to make. Getting a link and listing published blogs need no token. */
const FIRESTORE: Record<string, Ask> = {
  'get a link': { kind: 'get', path: 'Link/a.pdf' },
  'get a draft': { kind: 'get', path: 'GlobalFootprint/draft' },
  'list blogs': { kind: 'list', parent: [], collection: 'Blog', filters: [] },
  'list published blogs': {
    kind: 'list',
    parent: [],
    collection: 'Blog',
    filters: [['published', '==', true]],
  },
  'create a blog': write('forged'),
};

const STORAGE: Record<string, StorageAsk> = {
  'read a file': { kind: 'metadata', name: 'pdfs/a.pdf' },
  'list files': { kind: 'list', prefix: 'pdfs/' },
  'upload a file': { kind: 'upload', name: 'pdfs/forged.pdf', contentType: 'application/pdf', size: 10 },
  'delete a file': { kind: 'delete', name: 'pdfs/a.pdf' },
};

type TokenCell = { name: string; ask: () => Promise<Seen> };

/**
 * Sends every request with every forged token. Returns the number of cells, and a failure message for each cell whose token
 * was not rejected.
 */
export async function runTokenCells(
  backend: MatrixBackend & { forged: Record<string, string> },
): Promise<{ count: number; failures: string[] }> {
  const cells = Object.entries(backend.forged).flatMap(([what, token]): TokenCell[] => [
    ...Object.entries(FIRESTORE).map(([asked, ask]) => ({
      name: `${asked} (token: ${what})`,
      ask: () => askFirestore(backend, token, ask),
    })),
    ...Object.entries(STORAGE).map(([asked, ask]) => ({
      name: `${asked} (token: ${what})`,
      ask: () => askStorage(backend, token, ask),
    })),
  ]);
  const failures = await inParallel(cells, CONCURRENCY, async ({ name, ask }) => {
    const seen = await ask();
    return seen === 'unauthenticated' ? null : `${name}: ${seen}, expected unauthenticated`;
  });
  return { count: cells.length, failures: failures.filter((failure) => failure !== null) };
}
