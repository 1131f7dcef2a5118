import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Answer, FAULTS, type FaultKind, TRUE_ENOUGH } from './kinds';

const KINDS = { ...FAULTS, ...TRUE_ENOUGH };

import { type Source, sourceOf } from './source';

/** Stands between the site and its backend, at the address that the build knows. */
export type FaultProxy = {
  /** From now on requests for the source meet the fault; null ends it. What hangs by then hangs on. */
  set(source: Source, kind: FaultKind | null): void;
  /** How many requests for the source have come, whatever became of them. */
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

/** @param backendOrigin asked for each request, because a backend that was started again may have moved. */
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
    // A backend that is gone looks as it does without a proxy: the connection breaks.
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
