import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Backend } from '../lib/settings/settings';
import { bounded, RefusedBody, tooLarge } from './bounded-body';
import { PART_HEADERS } from './headers';
import { logFault } from './log';
import { sendText } from './responses';

/** Paths of the Firebase services. Browsers reach them on the site's own origin unless the backend is Google's. */
const SERVICES = [
  { start: '/identitytoolkit.googleapis.com/', service: 'auth', maxBytes: 100_000 },
  { start: '/securetoken.googleapis.com/', service: 'auth', maxBytes: 100_000 },
  { start: '/v1/projects/', service: 'firestore', maxBytes: 11 * 1024 * 1024 },
  { start: '/v0/b/', service: 'storage', maxBytes: 30 * 1024 * 1024 },
] as const;

const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-authorization',
];

const endToEnd = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));

const TIMEOUT_MS = 60_000;

type Service = { origin: string; maxBytes: number };

/** Returns the backend's service at this path, if any. */
export function serviceAt(path: string, backend: Backend): Service | undefined {
  const found = SERVICES.find(({ start }) => path.startsWith(start));
  if (!found || backend.kind === 'firebase') return undefined;
  return { origin: backend.origins[found.service], maxBytes: found.maxBytes };
}

/** Proxies a request straight to a service of the backend, bypassing Next. */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { origin, maxBytes }: Service,
  clientAddress: string,
): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
    const { status, message } = tooLarge();
    sendText(response, status, message, { connection: 'close' });
    return;
  }
  // The backend serves only its own host, so Node adds that host to the request.
  const { host, ...received } = request.headers;
  const upstream = httpRequest(new URL(request.url ?? '', origin), {
    method: request.method ?? 'GET',
    timeout: TIMEOUT_MS,
    headers: {
      ...endToEnd(received),
      // The backend limits sign-ins by client address, so clients must not be able to set this header.
      'x-forwarded-for': clientAddress,
      'x-forwarded-host': request.headers['x-forwarded-host'] ?? host ?? '',
    },
  });
  upstream.on('timeout', () => upstream.destroy(new Error('The backend took too long to respond.')));
  response.on('close', () => upstream.destroy());
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    upstream.once('response', resolve);
    upstream.once('error', reject);
  });
  try {
    const sent = pipeline(request, bounded(maxBytes), upstream);
    const answer = await Promise.race([answered, sent.then(() => answered)]);
    response.writeHead(answer.statusCode ?? 502, { ...PART_HEADERS, ...endToEnd(answer.headers) });
    await pipeline(answer, response);
  } catch (error) {
    upstream.destroy();
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    if (error instanceof RefusedBody) {
      sendText(response, error.status, error.message, { connection: 'close' });
      return;
    }
    logFault(error, { path: request.url ?? '', method: request.method ?? '', status: 503 });
    sendText(response, 503, 'The backend is not responding.', { 'retry-after': '5' });
  }
}
