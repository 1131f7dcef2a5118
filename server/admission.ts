import type { IncomingMessage } from 'node:http';

/** A request that is answered at once with this status, before anything else sees it. */
export type Refusal = { status: number; text: string; headers?: Record<string, string> };

/** The address of a request: its path as it is routed, without a slash at the end and without the query. */
export type Address = { path: string; search: string };

const READS = ['GET', 'HEAD'];

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

export const methodNotAllowed = (allow: string): Refusal => ({
  status: 405,
  text: 'This address accepts GET and HEAD requests only.',
  headers: { allow },
});

/** Whether every part of a text that is percent-encoded can be read. */
export function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The address, or null for a target that is no path on this site or cannot be decoded. */
export function addressOf(target: string | undefined): Address | null {
  if (!target?.startsWith('/') || target.startsWith('//') || target.length > 8_000) return null;
  const question = target.indexOf('?');
  const path = question < 0 ? target : target.slice(0, question);
  if (!canDecode(path)) return null;
  // No route contains these, and Next and the backend would resolve some of them.
  if (path.includes('\\') || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return null;
  return {
    path: path.length > 1 ? path.replace(/\/+$/, '') || '/' : path,
    search: question < 0 ? '' : target.slice(question),
  };
}

/** Refuses what nobody needs to read a site: other methods, bodies, upgrades. */
export function refusalOfRead(request: IncomingMessage): Refusal | null {
  if (!READS.includes(request.method ?? '')) return methodNotAllowed('GET, HEAD');
  if (hasBody(request)) return { status: 400, text: 'A request to read must not have a body.' };
  return null;
}

/** The request headers that each kind of response depends on. Next gets these and no others. */
const HEADERS = {
  admin: [
    'accept',
    'rsc',
    'next-router-state-tree',
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'next-url',
  ],
  image: ['accept', 'if-none-match'],
  file: ['range', 'if-range', 'if-none-match'],
} as const;

export type NextArea = keyof typeof HEADERS;

/** Takes every header off the request that the area does not need, such as those that Next trusts from itself. */
export function stripHeaders(request: IncomingMessage, area: NextArea, host: string): void {
  const kept = HEADERS[area].flatMap((name) => {
    const value = request.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  request.headers = { ...Object.fromEntries(kept), host };
  request.rawHeaders = Object.entries(request.headers).flatMap(([name, value]) => [name, String(value)]);
}
