import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Answer, FAULTS, type FaultKind, VALID_VARIANTS } from './kinds';

const KINDS = { ...FAULTS, ...VALID_VARIANTS };

import { type Source, sourceOf } from './source';

/** A proxy between the site and its backend, on the backend's usual port. */
export type FaultProxy = {
  /** Applies a fault to requests for the source; null ends the fault, but does not release requests that hang. */
  set(source: Source, kind: FaultKind | null): void;
  /** The number of requests for the source, including failed ones. */
  asked(source: Source): number;
  close(): Promise<void>;
};

function ask(origin: string, incoming: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method, headers, url = '' } = incoming;
    const sending = request(`${origin}${url}`, { method, headers }, async (response) => {
      const { statusCode: status = 502, headers } = response;
      resolve({ status, headers, body: await buffer(response) });
    });
    sending.once('error', reject).end(body);
  });
}

/** @param backendOrigin is called for each request, because a restarted backend can have a new port. */
export async function startFaultProxy(port: number, backendOrigin: () => string): Promise<FaultProxy> {
  const faults = new Map<Source, FaultKind>();
  const asked = new Map<Source, number>();

  async function answer(incoming: IncomingMessage, response: ServerResponse) {
    const body = await buffer(incoming);
    const source = sourceOf(incoming.url ?? '', body);
    const kind = source && faults.get(source);
    const pass = () => ask(backendOrigin(), incoming, body);
    if (source) asked.set(source, (asked.get(source) ?? 0) + 1);
    if (kind) {
      await KINDS[kind](response, pass);
      return;
    }
    const { status, headers, body: bytes } = await pass();
    response.writeHead(status, headers).end(bytes);
  }

  const server = createServer((incoming, response) => {
    // If the backend is stopped, the connection breaks as it would without a proxy.
    answer(incoming, response).catch(() => response.socket?.resetAndDestroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    set(source, kind) {
      if (kind) faults.set(source, kind);
      else faults.delete(source);
    },
    asked: (source) => asked.get(source) ?? 0,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
