import 'server-only';
import { fileAnswers } from '@/content/publishing';
import { currentBackend, serviceAddress } from '@/lib/firebase/backend';

/** Storage usually responds within a second. Visitors should not wait long to learn that it does not. */
const TIMEOUT_MS = 5_000;

/** The largest upload that storage.rules allows. */
const MAX_BYTES = 25 * 1024 * 1024;

/** Cache headers for files with content-hashed names, whose content never changes. */
export const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' };

/** The storage service's own URL for an object, accessible to anyone whom its rules allow. */
function objectAddress(path: string): string {
  const origin = serviceAddress('storage')?.origin ?? 'https://firebasestorage.googleapis.com';
  const { storageBucket } = currentBackend().keys;
  return `${origin}/v0/b/${storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/**
 * Returns the storage service's response, or null if the request fails or times out. Reading the body has no time
 * limit.
 */
async function requestFile(
  path: string,
  timeoutMs: number,
  headers: Record<string, string>,
): Promise<Response | null> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    return await fetch(objectAddress(path), { cache: 'no-store', headers, signal: controller.signal });
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the status means that the file is missing or not public. */
const isMissing = ({ status }: Response) => [400, 401, 403, 404].includes(status);

export const noSuchFile = (): Response =>
  new Response(fileAnswers.missing, { status: 404, headers: { 'cache-control': 'no-store' } });

export const storageUnavailable = (): Response =>
  new Response(fileAnswers.outOfReach, { status: 503, headers: { 'retry-after': '5' } });

/** Aborts a body that exceeds the limit for stored files. This also closes the connection to the storage service. */
function bounded(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, stream) {
        bytes += chunk.byteLength;
        if (bytes > MAX_BYTES) stream.error(new Error(`The stored file is larger than ${MAX_BYTES} bytes.`));
        else stream.enqueue(chunk);
      },
    }),
  );
}

/** The `range` header to forward: one range of bytes of this version, or none. */
function rangeOf({ method, headers }: Request, etag: string | undefined): Record<string, string> {
  const range = headers.get('range') ?? '';
  const version = headers.get('if-range');
  const isUsable = method === 'GET' && /^bytes=\d*-\d*$/.test(range) && (!version || version === etag);
  return isUsable ? { range } : {};
}

/** The headers that give a file's length, or the position of a part in the file. */
function lengthOf({ headers }: Response): Record<string, string> {
  if (headers.has('content-encoding')) return {};
  return Object.fromEntries(
    ['content-length', 'content-range'].flatMap((name) => {
      const value = headers.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

type OpenFileOptions = {
  type: string;
  /** Cache and other headers. */
  headers: Record<string, string>;
  /** The visitor's request. Omitted for files that do not support byte ranges. */
  request?: Request;
  timeoutMs?: number;
};

/** Safari can show an empty page for a sandboxed PDF. Scripts in PDFs run only in the browser's viewer, which is isolated. */
const policyFor = (type: string) =>
  type === 'application/pdf'
    ? "default-src 'none'; style-src 'unsafe-inline'"
    : "default-src 'none'; sandbox";

/**
 * Returns a stored file as a response with a fixed type and a policy by which nothing in it runs. The server adds
 * `nosniff`. Returns status 404 if the file is missing or not public, 416 for an unsatisfiable range, and 503 if
 * storage is unavailable.
 */
export async function openFile(
  path: string,
  { type, headers, request, timeoutMs = TIMEOUT_MS }: OpenFileOptions,
): Promise<Response> {
  const stored = await requestFile(path, timeoutMs, request ? rangeOf(request, headers.etag) : {});
  if (stored && isMissing(stored)) return noSuchFile();
  if (stored?.status === 416) return new Response(null, { status: 416, headers: lengthOf(stored) });
  if (!stored?.ok) return storageUnavailable();
  return new Response(stored.body && bounded(stored.body), {
    status: stored.status,
    headers: {
      ...headers,
      ...lengthOf(stored),
      ...(request && { 'accept-ranges': 'bytes' }),
      'content-type': type,
      'content-security-policy': policyFor(type),
    },
  });
}
