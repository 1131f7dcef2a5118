import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readAll } from './documents';

const readTime = '2026-11-21T12:00:00.000000Z';
const document = {
  name: 'projects/p/databases/(default)/documents/Blog/a',
  fields: {},
  updateTime: readTime,
};

/** Reads a collection from a database that returns these rows. */
async function readFrom(rows: unknown) {
  const server = createServer((_, response) => response.end(JSON.stringify(rows)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origins = { auth: origin, firestore: origin, storage: origin };
  const about = { name: 'the database', kind: 'embedded', projectId: 'p', bucket: 'b' } as const;
  return readAll({ ...about, origins, headers: {} }, 'Blog').finally(() => server.close());
}

it.each([
  ['an error after the first row', [{ document, readTime }, { error: { code: 500 } }]],
  ['an error with a read time', [{ error: { code: 500 }, readTime }]],
  ['no rows', []],
])(
  'rejects a list with %s, so that a purge does not delete the files of the other records',
  async (_, rows) => {
    await expect(readFrom(rows)).rejects.toThrow();
  },
);

it('ignores fields that a later version of Firestore adds', async () => {
  const rows = [
    { document, readTime, later: 1 },
    { readTime, done: true, later: 1 },
  ];
  expect(await readFrom(rows)).toEqual([{ path: 'Blog/a', fields: {}, updateTime: readTime }]);
});
