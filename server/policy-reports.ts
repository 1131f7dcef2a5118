import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from '../lib/validation/zod';
import { methodNotAllowed } from './admission';
import { bounded, RefusedBody } from './bounded-body';
import { logWarning } from './log';
import { sendText } from './responses';

const MAX_BYTES = 8_000;

/** The maximum number of reports logged per minute. Each visit to a page with a violation repeats its reports. */
const MAX_PER_MINUTE = 20;

const report = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().max(100).optional(),
    'blocked-uri': z.string().max(2_000).optional(),
    'source-file': z.string().max(2_000).optional(),
    'line-number': z.number().optional(),
  }),
});

const logged = new RateLimiterMemory({ points: MAX_PER_MINUTE, duration: 60 });

/** Counts a report. Returns whether it may be logged. */
const mayLog = (): Promise<boolean> =>
  logged.consume('all').then(
    () => true,
    () => false,
  );

const originAndPath = (address = '') => address.split(/[?#]/)[0]?.slice(0, 200) ?? '';

/**
 * Receives a browser's report that an admin page violated its policy. Logs at most `MAX_PER_MINUTE` reports a minute.
 */
export async function receiveReport(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    const { status, text } = methodNotAllowed('POST');
    return sendText(response, status, text, { allow: 'POST' });
  }
  try {
    let text = '';
    for await (const chunk of request.pipe(bounded(MAX_BYTES))) text += chunk;
    const { 'csp-report': violation } = report.parse(JSON.parse(text));
    if (await mayLog()) {
      const blocked = originAndPath(violation['blocked-uri']);
      const source = `${originAndPath(violation['source-file'])}:${violation['line-number'] ?? 0}`;
      logWarning(`Policy violation: ${violation['effective-directive']} blocked ${blocked} at ${source}`);
    }
    response.writeHead(204).end();
  } catch (error) {
    if (error instanceof RefusedBody)
      return sendText(response, error.status, error.message, { connection: 'close' });
    sendText(response, 400, 'The body is not a policy report.');
  }
}
