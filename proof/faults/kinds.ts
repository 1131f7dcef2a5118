import type { ServerResponse } from 'node:http';

/** What the database would have answered. */
export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** Answers in place of the database. `ask` gets what that would have said. */
export type Fault = (response: ServerResponse, ask: () => Promise<Answer>) => void | Promise<void>;

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

/** One byte a second of the right answer. */
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

/** Every way in which a source can fail while the others work. */
export const FAULTS = {
  '503': refusal(503, 'UNAVAILABLE'),
  '429': refusal(429, 'RESOURCE_EXHAUSTED'),
  '403': refusal(403, 'PERMISSION_DENIED'),
  malformed: text('[{"document": {"name": "projects/'),
  null: text('null'),
  reset: (response) => void response.socket?.resetAndDestroy(),
  hanging: () => {},
  dripping: drip,
} satisfies Record<string, Fault>;

export type FaultKind = keyof typeof FAULTS;

/** Those that a page notices only when it has waited long enough. */
export const isSlow = (kind: FaultKind) => kind === 'hanging' || kind === 'dripping';
