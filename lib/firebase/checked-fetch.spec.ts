import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { checkDatabaseResponses } from './checked-fetch';
import type { DatabaseTime } from './database-time';

const PROJECT = 'demo-purvia';
const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const readTime = '2026-11-21T12:00:00.000000Z';

const original = globalThis.fetch;
let server: Server;
let origin: string;
let time: DatabaseTime;
let respond: (response: ServerResponse) => void;

beforeEach(async () => {
  server = createServer((request, response) => {
    request.resume();
    respond(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  time = checkDatabaseResponses(origin, PROJECT);
});

afterEach(() => {
  globalThis.fetch = original;
  server.closeAllConnections();
  server.close();
});

const ask = (call = 'runQuery') => fetch(`${origin}/v1/${ROOT}:${call}`, { method: 'POST', body: '{}' });
const sends = (body: unknown) => {
  respond = (response) => response.end(typeof body === 'string' ? body : JSON.stringify(body));
};
const document = (name = `${ROOT}/Blog/a`) => ({ name, fields: {} });

it("returns a complete response and reads the database's time from it", async () => {
  sends([{ document: document(), readTime }, { readTime }]);
  expect(await (await ask()).json()).toHaveLength(2);
  expect(Math.abs(Number(time.now()) - Date.parse(readTime))).toBeLessThan(2_000);
});

it.each([
  [
    'runQuery',
    [
      { document: document(), readTime, later: 1 },
      { readTime, done: true, statistics: {} },
    ],
  ],
  ['batchGet', [{ found: document(), readTime, later: 1 }]],
  ['batchGet', [{ missing: `${ROOT}/Blog/b`, readTime, later: 1 }]],
])(
  'ignores fields that a later version of Firestore adds to %s, so that content stays current',
  async (call, body) => {
    sends(body);
    expect(await (await ask(call)).json()).toEqual(body);
  },
);

it('rejects an error in place of a requested document', async () => {
  sends([{ found: document(), readTime, error: { code: 500 } }]);
  await expect(ask('batchGet')).rejects.toThrow('malformed');
});

it.each([
  ['no rows', []],
  ['an error among the rows', [{ document: document(), readTime }, { error: { code: 500 } }]],
  [
    'an error with a read time among the rows',
    [
      { document: document(), readTime },
      { error: { code: 500 }, readTime },
    ],
  ],
  ['a row without a time', [{ document: document() }]],
  ['a row of an unknown kind', [{ document: document(), readTime }, { surprise: true }]],
  [
    'a document from another project',
    [{ document: document('projects/other/databases/(default)/documents/Blog/a'), readTime }],
  ],
  [
    'a value that does not match its declared type',
    [{ document: { ...document(), fields: { title: { stringValue: 5 } } }, readTime }],
  ],
  ['a number instead of fields', [{ document: { ...document(), fields: 7 }, readTime }]],
  ['an object instead of a list', { document: document(), readTime }],
  ['only half of its text', '[{"readTime":"2026'],
])('rejects a response with %s', async (_, body) => {
  sends(body);
  await expect(ask()).rejects.toThrow();
});

it('rejects a response with too many values', async () => {
  sends(`[${'{},'.repeat(250_000)}{}]`);
  await expect(ask()).rejects.toThrow('exceeds the limit of 250000 opening brackets and braces');
});

it('aborts a response that is too long, compressed or not, and closes the connection', async () => {
  for (const encoding of ['identity', 'gzip']) {
    let closed: Promise<unknown> = Promise.resolve();
    respond = (response) => {
      closed = once(response, 'close');
      response.setHeader('content-encoding', encoding);
      const megabyte = Buffer.alloc(1_000_000, ' ');
      if (encoding === 'gzip') response.end(gzipSync(Buffer.alloc(30_000_000, ' ')));
      else {
        const more = () => {
          while (response.write(megabyte));
        };
        response.on('drain', more);
        more();
      }
    };
    await expect(ask()).rejects.toThrow(/exceeds/);
    await closed;
  }
});

it("keeps the status of the database's error response", async () => {
  respond = (response) => {
    response.statusCode = 403;
    response.end(JSON.stringify({ error: { code: 403, status: 'PERMISSION_DENIED' } }));
  };
  expect((await ask('batchGet')).status).toBe(403);
});
