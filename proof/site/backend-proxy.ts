import type { ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Answer, type Listening, listen, passOn } from './proxy';
import { type Source, sourceOf } from './source';

type Counts = {
  /** Requests of any kind. */
  requests: number;
  /** Reads of the change counter. */
  looks: number;
  /** Queries for scheduled records that return one document or none. Firestore bills each as one document. */
  due: number;
  /** Other documents read by servers; a query without results counts as one. */
  documents: number;
};

/** Responds in place of the backend. `ask` requests the backend's genuine response. */
export type Fault = (response: ServerResponse, ask: () => Promise<Answer>) => void | Promise<void>;

/** A proxy in front of the backend that counts reads, and can delay requests and replace responses. */
export type BackendProxy = Listening & {
  counts(): Counts;
  /** Returns the number of requests for the source, including failed ones. */
  asked(source: Source): number;
  /** Applies a fault to requests for the source; null ends the fault, but does not release requests that hang. */
  set(source: Source, fault: Fault | null): void;
  /** Delays requests with a matching path until the returned function is called. */
  hold(path: RegExp): () => void;
};

type Row = { document?: object; found?: object; missing?: string };

function documentsIn(path: string, body: Buffer): number {
  if (!/:(?:runQuery|batchGet)/.test(path)) return 0;
  const rows: Row[] = JSON.parse(body.toString());
  return Math.max(1, rows.filter(({ document, found, missing }) => document || found || missing).length);
}

/** @param backendOrigin is called for each request, because a restarted backend can have a new port. */
export async function startBackendProxy(port: number, backendOrigin: () => string): Promise<BackendProxy> {
  const total = { requests: 0, due: 0, documents: 0 };
  const asked = new Map<Source, number>();
  const faults = new Map<Source, Fault>();
  const holds = new Map<RegExp, Promise<void>>();
  const askedFor = (source: Source) => asked.get(source) ?? 0;

  const listening = await listen(port, async (incoming, response) => {
    const { url = '' } = incoming;
    const body = await buffer(incoming);
    const source = sourceOf(url, body);
    total.requests += 1;
    if (source) asked.set(source, askedFor(source) + 1);
    for (const [path, released] of holds) if (path.test(url)) await released;
    const pass = () => passOn(backendOrigin(), incoming, { body });
    const fault = source && faults.get(source);
    if (fault) return fault(response, pass);
    const { status, headers, body: bytes } = await pass();
    // Editors also use the proxy. Unlike servers, they send a token.
    const read = status === 200 && !incoming.headers.authorization ? documentsIn(url, bytes) : 0;
    if (body.includes('"publishAt"') && read === 1) total.due += 1;
    else if (source !== 'clock') total.documents += read;
    response.writeHead(status, headers).end(bytes);
  });

  return {
    ...listening,
    counts: () => ({ ...total, looks: askedFor('clock') }),
    asked: askedFor,
    set(source, fault) {
      if (fault) faults.set(source, fault);
      else faults.delete(source);
    },
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
