import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Counts = {
  /** Requests of any kind. */
  requests: number;
  /** Reads of the change clock. */
  looks: number;
  /** Queries for scheduled records that return one document or none. Firestore bills each as one document. */
  due: number;
  /** Other documents read; a query without results counts as one. */
  documents: number;
};

/** A proxy between the site and its backend that counts reads and can delay requests. */
export type CountingProxy = {
  port: number;
  counts(): Counts;
  /** Delays requests with a matching path until the returned function is called. */
  hold(path: RegExp): () => void;
  close(): Promise<void>;
};

type Row = { document?: object; found?: object; missing?: string };

function documentsIn(path: string, body: Buffer): number {
  if (!/:(?:runQuery|batchGet)/.test(path)) return 0;
  const rows: Row[] = JSON.parse(body.toString());
  return Math.max(1, rows.filter(({ document, found, missing }) => document || found || missing).length);
}

/** @param backendOrigin is called for each request, because a restarted backend can have a new port. */
export async function startCountingProxy(port: number, backendOrigin: () => string): Promise<CountingProxy> {
  const total: Counts = { requests: 0, looks: 0, due: 0, documents: 0 };
  const holds = new Map<RegExp, Promise<void>>();

  async function pass(incoming: IncomingMessage, response: ServerResponse) {
    const { method, headers, url = '' } = incoming;
    const body = await buffer(incoming);
    total.requests += 1;
    for (const [path, released] of holds) if (path.test(url)) await released;
    const upstream = request(`${backendOrigin()}${url}`, { method, headers });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      upstream.once('response', resolve).once('error', reject);
    });
    upstream.end(body);
    const answer = await answered;
    const bytes = await buffer(answer);
    if (body.includes('/documents/Changes/clock') && url.includes(':batchGet')) total.looks += 1;
    else if (body.includes('"publishAt"') && documentsIn(url, bytes) === 1) total.due += 1;
    else if (answer.statusCode === 200) total.documents += documentsIn(url, bytes);
    response.writeHead(answer.statusCode ?? 502, answer.headers).end(bytes);
  }

  const server = createServer((incoming, response) => {
    pass(incoming, response).catch(() => response.socket?.resetAndDestroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    counts: () => ({ ...total }),
    hold(path) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      holds.set(path, released);
      return () => {
        holds.delete(path);
        release();
      };
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
