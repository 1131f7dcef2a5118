import type { IncomingMessage } from 'node:http';

/** A response that rejects a request. */
type Refusal = { status: number; text: string; headers?: Record<string, string> };

/** A request's path, without trailing slashes (except `/` itself), and its query string, with the question mark. */
export type Address = { path: string; search: string };

const READS = ['GET', 'HEAD'];

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

export const methodNotAllowed = (allow: string): Refusal => ({
  status: 405,
  text: `This address accepts only these methods: ${allow}.`,
  headers: { allow },
});

/** Whether the text's percent-encoding is valid. */
function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a request target is longer than any that the site uses. */
export const isTooLong = (target: string | undefined): boolean => (target?.length ?? 0) > 8_000;

/**
 * Splits a request target without decoding it. Returns null if the target does not start with a single slash, is too
 * long, or has an invalid path.
 */
export function addressOf(target: string | undefined): Address | null {
  if (!target?.startsWith('/') || target.startsWith('//') || isTooLong(target)) return null;
  const question = target.indexOf('?');
  const path = question < 0 ? target : target.slice(0, question);
  if (!canDecode(path)) return null;
  // No route contains a backslash or a dot segment, and Next or the backend might resolve them to a different path.
  if (path.includes('\\') || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return null;
  return {
    path: path.length > 1 ? path.replace(/\/+$/, '') || '/' : path,
    search: question < 0 ? '' : target.slice(question),
  };
}

/**
 * Returns the rejection of a request with a body or a method other than GET or HEAD. Returns null for other requests.
 */
export function refusalOfRead(request: IncomingMessage): Refusal | null {
  if (!READS.includes(request.method ?? '')) return methodNotAllowed('GET, HEAD');
  if (hasBody(request)) return { status: 400, text: 'GET and HEAD requests must not have a body.' };
  return null;
}

/** The request headers that Next's responses depend on, by area. Next receives no others except `host`. */
const HEADERS = {
  admin: [
    'accept',
    'rsc',
    'next-router-state-tree',
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'next-url',
  ],
  file: ['range', 'if-range', 'if-none-match'],
} as const;

export type NextArea = keyof typeof HEADERS;

/**
 * Returns the headers that Next receives: the host and those listed for the area. Omits all others, including those by
 * which Next recognises its own internal requests.
 */
export function headersForNext(
  request: IncomingMessage,
  area: NextArea,
  host: string,
): Record<string, string> {
  const kept = HEADERS[area].flatMap((name) => {
    const value = request.headers[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return { ...Object.fromEntries(kept), host };
}
