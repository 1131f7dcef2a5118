import 'server-only';
import { fileAnswers } from '@/content/publishing';
import { currentBackend, serviceAddress } from '@/lib/firebase/backend';

const TIMEOUT_MS = 15_000;

/** The largest upload that storage.rules allows. */
const MAX_BYTES = 25 * 1024 * 1024;

/** For files with content-hashed names, which never change. */
export const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' };

/** The storage service's own URL for an object, accessible to anyone whom its rules allow. */
function objectAddress(path: string): string {
  const origin = serviceAddress('storage')?.origin ?? 'https://firebasestorage.googleapis.com';
  const { storageBucket } = currentBackend().keys;
  return `${origin}/v0/b/${storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/**
 * The storage service's response, or null if it does not begin in time. Its body may take as long as a visitor needs.
 */
async function requestFile(path: string, timeoutMs: number): Promise<Response | null> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    return await fetch(objectAddress(path), { cache: 'no-store', signal: controller.signal });
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the file is missing or not public. Any other error is the storage service's own. */
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
        if (bytes > MAX_BYTES) stream.error(new Error(`A stored file has more than ${MAX_BYTES} bytes.`));
        else stream.enqueue(chunk);
      },
    }),
  );
}

export type OpenFileOptions = {
  type: string;
  /** Cache and other headers. */
  headers: Record<string, string>;
  timeoutMs?: number;
};

/** Returns a stored file as a safe response: of a fixed type, never sniffed, never executed. */
export async function openFile(
  path: string,
  { type, headers, timeoutMs = TIMEOUT_MS }: OpenFileOptions,
): Promise<Response> {
  const stored = await requestFile(path, timeoutMs);
  if (stored && isMissing(stored)) return noSuchFile();
  if (!stored?.ok) return storageUnavailable();
  return new Response(stored.body && bounded(stored.body), {
    headers: { ...headers, 'content-type': type, 'content-security-policy': "default-src 'none'; sandbox" },
  });
}
