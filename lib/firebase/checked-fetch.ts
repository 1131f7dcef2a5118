import { z } from '@/lib/validation/zod';
import { DatabaseTime } from './database-time';

/** The maximum size of a response, in bytes after decompression. 100 records of the maximum size fit. */
const MAX_BYTES = 3 * 1024 * 1024;

/**
 * The maximum number of objects and arrays in a response, counted as brackets and braces. Once parsed, they take many
 * times the memory of their text. An article of 200,000 brackets fits.
 */
const MAX_VALUES = 250_000;

const TIMEOUT_MS = 5_000;

const time = z.iso.datetime({ offset: true });

/** A document value, keyed by its type. */
const value = z.looseObject({
  stringValue: z.string().optional(),
  booleanValue: z.boolean().optional(),
  integerValue: z.union([z.string().regex(/^-?\d+$/), z.int()]).optional(),
  timestampValue: time.optional(),
});

const document = z.looseObject({ name: z.string(), fields: z.record(z.string(), value).optional() });

/**
 * The fields that every row needs. The SDK silently drops rows without a document, so an error among the rows would
 * leave the list incomplete. Unknown fields are ignored, because Google may add some at any time.
 */
const common = { readTime: time, error: z.never().optional() };

const queryRow = z.object({ ...common, document: document.optional() });

const batchRow = z.union([
  z.object({ ...common, found: document }),
  z.object({ ...common, missing: z.string() }),
]);

type Row = { readTime: string; document?: { name: string } | undefined } & (
  | { found?: { name: string } }
  | { missing?: string }
);

const ROWS: Record<string, z.ZodType<Row>> = { runQuery: queryRow, batchGet: batchRow };

const nameOf = (row: Row): string | undefined =>
  row.document?.name ??
  ('found' in row ? row.found?.name : undefined) ??
  ('missing' in row ? row.missing : undefined);

/** Counts opening brackets and braces, even in strings, because the limit does not need an exact count. */
function countValues(chunk: Uint8Array): number {
  let count = 0;
  for (const byte of chunk) if (byte === 0x7b || byte === 0x5b) count += 1;
  return count;
}

/** Returns a response's bytes. @throws Error as soon as the response exceeds a limit */
async function boundedBytes(response: Response): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let values = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Error(`The response exceeds the limit of ${MAX_BYTES} bytes.`);
    values += countValues(chunk);
    if (values > MAX_VALUES)
      throw new Error(`The response exceeds the limit of ${MAX_VALUES} opening brackets and braces.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Checks a response's rows, and returns the first one's read time. Does not collect the rows, or the validation issues
 * of millions of rows, because both take many times the memory of the response.
 * @throws Error if the response is malformed or contains a document from another project
 */
function checkedReadTime(call: string, bytes: Buffer, root: string): string {
  const rows: unknown = JSON.parse(bytes.toString());
  const malformed = () => new Error(`The database returned a malformed response to ${call}.`);
  if (!Array.isArray(rows)) throw malformed();
  let readTime: string | undefined;
  for (const row of rows) {
    const parsed = ROWS[call]?.safeParse(row);
    if (!parsed?.success) throw malformed();
    const name = nameOf(parsed.data);
    if (name !== undefined && !name.startsWith(`${root}/`)) {
      throw new Error('The database returned a document from another project or database.');
    }
    readTime ??= parsed.data.readTime;
  }
  if (readTime === undefined) throw malformed();
  return readTime;
}

/**
 * Replaces `fetch` to limit the duration of this process's `runQuery` and `batchGet` requests to Firestore and the size
 * of their responses, and to reject malformed responses. A request that fails or times out is aborted.
 * @param origin Firestore's origin
 * @returns the database's time, estimated from the responses
 */
export function checkDatabaseResponses(origin: string, projectId: string): DatabaseTime {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const unchecked = globalThis.fetch;
  const databaseTime = new DatabaseTime();

  async function checked(call: string, ...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const abort = new AbortController();
    const timer = setTimeout(
      () => abort.abort(new Error(`The database's response was not complete within ${TIMEOUT_MS} ms.`)),
      TIMEOUT_MS,
    );
    try {
      const response = await unchecked(input, { ...init, signal: abort.signal });
      const bytes = await boundedBytes(response);
      if (response.ok) databaseTime.note(checkedReadTime(call, bytes, root));
      return new Response(bytes, {
        status: response.status,
        headers: { 'content-type': 'application/json' },
      });
    } catch (error) {
      abort.abort();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  globalThis.fetch = (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    const call = /:(runQuery|batchGet)(?:\?|$)/.exec(address)?.[1];
    const isRead = call && address.startsWith(`${origin}/v1/${root.split('/').slice(0, 2).join('/')}/`);
    return isRead ? checked(call, input, init) : unchecked(input, init);
  };

  return databaseTime;
}
