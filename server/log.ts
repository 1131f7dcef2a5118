import { format } from 'node:util';
import { LRUCache } from 'lru-cache';

/** The maximum length of a line in bytes, so that long messages do not fill the log. */
const MAX_BYTES = 2_000;

type Fault = {
  /** The requested path. Its query is not logged, because it may contain personal data. */
  path?: string;
  method?: string;
  status?: number;
};

/**
 * Within this interval, repeated faults of the same kind are not logged. Otherwise, an outage would log a line for
 * every page and every retry.
 */
const REPEAT_MS = 60_000;

/** The recently logged kinds of fault: the first lines of messages, without paths and numbers. */
const logged = new LRUCache<string, true>({ max: 500, ttl: REPEAT_MS });

function isRepeated(message: string): boolean {
  const kind = (message.split('\n')[0] ?? '').replace(/\/\S*|\d+/g, '');
  if (logged.has(kind)) return true;
  logged.set(kind, true);
  return false;
}

function cut(text: string, bytes: number): string {
  const buffer = Buffer.from(text);
  return buffer.length <= bytes ? text : `${buffer.subarray(0, bytes).toString('utf8')}…`;
}

/** Escapes characters that change how a terminal shows a line. `JSON.stringify` escapes only some of them. */
const escapeInvisible = (json: string): string =>
  json.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );

function write(severity: 'INFO' | 'WARNING' | 'ERROR', message: string, more: object = {}): void {
  // Escaping lengthens the message, and truncating the line would break the JSON, so retry with a shorter message.
  for (let length = MAX_BYTES - 600; ; length /= 2) {
    const line = escapeInvisible(JSON.stringify({ severity, message: cut(message, length), ...more }));
    if (Buffer.byteLength(line) >= MAX_BYTES && length > 1) continue;
    process.stderr.write(`${line}\n`);
    return;
  }
}

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `\nCaused by: ${error.cause.message}` : '';
  return `${error.stack ?? error.message}${cause}`;
};

/**
 * Logs a fault in Cloud Error Reporting's format. Omits a fault whose kind was logged less than a minute ago.
 */
export function logFault(error: unknown, { path, method, status }: Fault = {}): void {
  const message = messageOf(error);
  if (isRepeated(message)) return;
  const httpRequest = { url: path?.split('?')[0]?.slice(0, 200), method, responseStatusCode: status };
  write('ERROR', message, {
    '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
    serviceContext: { service: 'website' },
    ...(path !== undefined && { context: { httpRequest } }),
  });
}

export const logWarning = (message: string): void => write('WARNING', message);
export const logInfo = (message: string): void => write('INFO', message);

/** Logs a request, without its address, which could contain personal data. */
export const logAccess = (request: object): void => write('INFO', 'Request', { request });

/**
 * Redirects `console.error` and `console.warn`, which Next uses, to the server's log, one line per message. Omits
 * repeated errors, as `logFault` does.
 */
export function captureConsole(): void {
  console.error = (...args: unknown[]) => {
    const error = args.find((arg) => arg instanceof Error);
    if (error) logFault(error);
    else logFault(format(...args));
  };
  console.warn = (...args: unknown[]) => logWarning(format(...args));
}
