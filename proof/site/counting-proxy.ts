import { buffer } from 'node:stream/consumers';
import { listen, passOn } from './proxy';

type Counts = {
  /** Requests of any kind. */
  requests: number;
  /** Reads of the change counter. */
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

  const listening = await listen(port, async (incoming, response) => {
    const { url = '' } = incoming;
    const body = await buffer(incoming);
    total.requests += 1;
    for (const [path, released] of holds) if (path.test(url)) await released;
    const { status, headers, body: bytes } = await passOn(backendOrigin(), incoming, { body });
    if (body.includes('/documents/Changes/clock') && url.includes(':batchGet')) total.looks += 1;
    else if (body.includes('"publishAt"') && documentsIn(url, bytes) === 1) total.due += 1;
    else if (status === 200) total.documents += documentsIn(url, bytes);
    response.writeHead(status, headers).end(bytes);
  });

  return {
    ...listening,
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
  };
}
