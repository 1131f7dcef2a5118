import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { commonHeaders } from './headers';

/** Best first. Browsers rank all encodings equally but list gzip first, so their order is ignored. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A page before compression. */
export type RenderedPage = { status: number; headers: Record<string, string>; body: Buffer };

type Headers = Record<string, string>;

/** A response in one encoding, ready to send. */
type Variant = { body: Buffer; etag: string; headers: Headers; headersOf304: Headers };

export type FinishedResponse = {
  status: number;
  /** The headers that every variant has. */
  headers: Record<string, string>;
  variants: Partial<Record<Encoding, Variant>>;
  bytes: number;
};

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml|[\w.-]+\+(?:json|xml))|image\/svg)/;

/** Smaller bodies are not compressed, because that would save little or nothing. */
const MIN_BYTES = 200;

// Both compressors run in the thread pool, off the main thread.
const brotli = (body: Buffer, quality: number) =>
  promisify(brotliCompress)(body, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
const strongestGzip = (body: Buffer) => promisify(gzip)(body, { level: 9 });

/**
 * Brotli quality levels. The strongest takes about 40 times as long as the fast one, and its output is about 8%
 * smaller.
 */
const QUALITY = { strongest: 11, fast: 6 };

/** Headers that describe the body. A 304 has no body, so it omits them. */
const BODY_HEADERS = ['content-length', 'content-encoding', 'content-type'];

export const digestOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22);

function variant(body: Buffer, encoding: Encoding, common: Record<string, string>, varies: boolean): Variant {
  const etag = `"${digestOf(body)}-${encoding}"`;
  const headers = {
    ...common,
    etag,
    'content-length': String(body.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...(varies && { vary: 'Accept-Encoding' }),
  };
  const kept = Object.entries(headers).filter(([name]) => !BODY_HEADERS.includes(name));
  return { body, etag, headers, headersOf304: Object.fromEntries(kept) };
}

/** A body in each encoding in which it can be sent. */
export type Encoded = Partial<Record<Encoding, Buffer>>;

/** Compresses a body if that is worthwhile. */
export async function encoded(
  { headers, body }: Pick<RenderedPage, 'headers' | 'body'>,
  how: keyof typeof QUALITY = 'strongest',
): Promise<Encoded> {
  if (!COMPRESSIBLE.test(headers['content-type'] ?? '') || body.length < MIN_BYTES) return { identity: body };
  const [br, gzip] = await Promise.all([brotli(body, QUALITY[how]), strongestGzip(body)]);
  return { br, gzip, identity: body };
}

/** Prepares a response, with its headers, in each encoding of its body. */
export function responseOf(
  { status, headers }: Pick<RenderedPage, 'status' | 'headers'>,
  bodies: Encoded,
): FinishedResponse {
  const varies = Object.keys(bodies).length > 1;
  const variants = Object.fromEntries(
    Object.entries(bodies).map(([encoding, body]) => [
      encoding,
      variant(body, encoding as Encoding, headers, varies),
    ]),
  );
  const bytes = Object.values(bodies).reduce((sum, { length }) => sum + length, 0);
  return { status, headers, variants, bytes };
}

/** Prepares a response: in every encoding if the body is worth compressing, otherwise only uncompressed. */
export const finishedResponse = async (
  status: number,
  headers: Record<string, string>,
  body: Buffer,
): Promise<FinishedResponse> => responseOf({ status, headers }, await encoded({ headers, body }));

/** Parsed `Accept-Encoding` headers. Browsers send few distinct values. */
const preferences = new LRUCache<string, Encoding[]>({ max: 200 });

/** The package's types lack `preferred`, the order of preference among encodings that the client ranks equally. */
type Ranked = Negotiator & { encodings(available: string[], options: { preferred: string[] }): string[] };

function preferredEncodings(request: IncomingMessage): Encoding[] {
  const header = String(request.headers['accept-encoding'] ?? '');
  const known = preferences.get(header);
  if (known) return known;
  const negotiator = new Negotiator(request) as Ranked;
  const accepted = negotiator.encodings([...ENCODINGS], { preferred: [...ENCODINGS] });
  const parsed = accepted.filter((name): name is Encoding => ENCODINGS.some((encoding) => encoding === name));
  preferences.set(header, parsed);
  return parsed;
}

export const acceptsGzip = (request: IncomingMessage): boolean =>
  preferredEncodings(request).includes('gzip');

const isMatch = (header: string, etag: string) =>
  header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/**
 * Returns the requested byte range, or null if the whole body must be sent, for example because several ranges are
 * requested.
 */
function rangeOf(
  { headers }: IncomingMessage,
  size: number,
  etag: string,
): [start: number, end: number] | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '');
  if (!match || (headers['if-range'] && headers['if-range'] !== etag)) return null;
  const [, first = '', last = ''] = match;
  if (!first && !last) return null;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start <= end && start < size ? [start, end] : null;
}

export type SendOptions = {
  /** Whether byte ranges are supported. */
  ranges?: boolean;
  /** Whether the content has changed since the page was rendered. If so, caches must revalidate the page. */
  isStale?: boolean;
};

/** Responds to a GET or HEAD request with a finished response. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, variants }: FinishedResponse,
  { ranges = false, isStale = false }: SendOptions = {},
): void {
  const chosen = preferredEncodings(request).find((encoding) => variants[encoding]) ?? 'identity';
  const plain = ranges && request.headers.range ? variants.identity : undefined;
  const sent = plain ?? variants[chosen] ?? variants.identity;
  if (!sent) throw new Error('The finished response has no body.');
  const changed = isStale && { 'cache-control': 'no-cache' };
  const isConditional = status === 200 && request.headers['if-none-match'];
  if (isConditional && isMatch(request.headers['if-none-match'] ?? '', sent.etag)) {
    response.writeHead(304, { ...sent.headersOf304, ...changed }).end();
    return;
  }
  const range = plain && status === 200 ? rangeOf(request, sent.body.length, sent.etag) : null;
  if (range) {
    const [start, end] = range;
    const part = sent.body.subarray(start, end + 1);
    response.writeHead(206, {
      ...sent.headers,
      'content-length': String(part.length),
      'content-range': `bytes ${start}-${end}/${sent.body.length}`,
    });
    response.end(request.method === 'HEAD' ? undefined : part);
    return;
  }
  response.writeHead(status, { ...sent.headers, ...changed });
  response.end(request.method === 'HEAD' ? undefined : sent.body);
}

/** Responds with plain text that must not be cached. Entries in `headers` override the default headers. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const body = Buffer.from(text);
  response.writeHead(status, {
    ...commonHeaders({ status, type: 'text/plain', path: '/' }, { production: true }),
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
