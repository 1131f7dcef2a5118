import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { Fault } from '../site/backend-proxy';
import type { Answer } from '../site/proxy';

const JSON_TYPE = { 'content-type': 'application/json' };

const refusal =
  (code: number, status: string): Fault =>
  (response) => {
    response
      .writeHead(code, JSON_TYPE)
      .end(JSON.stringify([{ error: { code, status, message: 'A fault.' } }]));
  };

const text =
  (body: string): Fault =>
  (response) => {
    response.writeHead(200, JSON_TYPE).end(body);
  };

/** Sends the genuine response at one byte per second. */
async function drip(response: ServerResponse, ask: () => Promise<Answer>): Promise<void> {
  const { status, body } = await ask();
  response.writeHead(status, { ...JSON_TYPE, 'content-length': body.length }).flushHeaders();
  let sent = 0;
  const timer = setInterval(() => {
    response.write(body.subarray(sent, sent + 1));
    sent += 1;
    if (sent >= body.length) response.end();
  }, 1000);
  response.once('close', () => clearInterval(timer));
}

const MEGABYTE = Buffer.alloc(1024 * 1024, ' ');

/** Sends chunks until there are none left or the client disconnects. */
function flood(response: ServerResponse, chunks: Iterable<Buffer>): void {
  const stream = Readable.from(chunks);
  response.once('close', () => stream.destroy());
  stream.on('error', () => response.destroy()).pipe(response);
}

function* forever(): Generator<Buffer> {
  for (;;) yield MEGABYTE;
}

type Row = {
  document?: { name: string; fields?: object };
  found?: { name: string; fields?: object };
  readTime?: string;
};

/** Sends the genuine response with altered rows. */
const changed =
  (change: (rows: Row[]) => unknown): Fault =>
  async (response, ask) => {
    const { status, body } = await ask();
    if (!body.toString().startsWith('[')) return void response.writeHead(503).end();
    response.writeHead(status, JSON_TYPE).end(JSON.stringify(change(JSON.parse(body.toString()))));
  };

const DAYS = 86_400_000;

const withFields = (fields: unknown) => (rows: Row[]) =>
  rows.map((row) => ({
    ...row,
    ...(row.document && { document: { ...row.document, fields } }),
    ...(row.found && { found: { ...row.found, fields } }),
  }));

/** The tested ways in which a source can fail. */
const HARMFUL = {
  '503': refusal(503, 'UNAVAILABLE'),
  '429': refusal(429, 'RESOURCE_EXHAUSTED'),
  '403': refusal(403, 'PERMISSION_DENIED'),
  malformed: text('[{"document": {"name": "projects/'),
  null: text('null'),
  empty: text('[]'),
  'an error among the rows': changed((rows) => [
    ...rows.slice(0, 1),
    { error: { code: 500, message: 'A fault.' } },
  ]),
  'wrong types': changed(withFields(7)),
  'wrong values': changed(withFields({ title: { stringValue: 5 }, count: { integerValue: 'many' } })),
  'rows of another project': changed((rows) =>
    rows.map((row) => ({
      readTime: row.readTime,
      document: { name: 'projects/x/databases/(default)/documents/Blog/a' },
    })),
  ),
  'millions of rows': text(`[${'{},'.repeat(2_500_000)}{}]`),
  'deep nesting': text('['.repeat(4_000_000)),
  'half a response': async (response, ask) => {
    const { status, body } = await ask();
    response
      .writeHead(status, JSON_TYPE)
      .write(body.subarray(0, body.length / 2), () => response.socket?.resetAndDestroy());
  },
  'a gzip bomb': (response) => {
    const member = gzipSync(MEGABYTE, { level: 9 });
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' });
    response.end(Buffer.concat(Array.from({ length: 300 }, () => member)));
  },
  '100 MB': (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': 100 * MEGABYTE.length });
    flood(
      response,
      Array.from({ length: 100 }, () => MEGABYTE),
    );
  },
  endless: (response) => {
    response.writeHead(200, JSON_TYPE);
    flood(response, forever());
  },
  reset: (response) => void response.socket?.resetAndDestroy(),
  hanging: () => {},
  dripping: drip,
} satisfies Record<string, Fault>;

/** Unusual but valid responses, which must not keep pages from showing changes. */
const HARMLESS = {
  'every row 20 times': changed((rows) => rows.flatMap((row) => Array.from({ length: 20 }, () => row))),
  'times two days ahead': changed((rows) =>
    rows.map((row) => ({ ...row, readTime: new Date(Date.now() + 2 * DAYS).toISOString() })),
  ),
  'times two days ago': changed((rows) =>
    rows.map((row) => ({ ...row, readTime: new Date(Date.now() - 2 * DAYS).toISOString() })),
  ),
} satisfies Record<string, Fault>;

export const FAULTS = { ...HARMFUL, ...HARMLESS };

export type FaultKind = keyof typeof FAULTS;

export const HARMFUL_KINDS = Object.keys(HARMFUL) as FaultKind[];
export const HARMLESS_KINDS = Object.keys(HARMLESS) as FaultKind[];

/** Returns whether a page detects the fault only when its read times out. */
export const isSlow = (kind: FaultKind) => kind === 'hanging' || kind === 'dripping';
