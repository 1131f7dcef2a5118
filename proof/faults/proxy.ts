import { buffer } from 'node:stream/consumers';
import { listen, passOn } from '../site/proxy';
import { FAULTS, type FaultKind, VALID_VARIANTS } from './kinds';
import { type Source, sourceOf } from './source';

const KINDS = { ...FAULTS, ...VALID_VARIANTS };

/** A proxy between the site and its backend, on the backend's usual port. */
export type FaultProxy = {
  /** Applies a fault to requests for the source; null ends the fault, but does not release requests that hang. */
  set(source: Source, kind: FaultKind | null): void;
  /** The number of requests for the source, including failed ones. */
  asked(source: Source): number;
  close(): Promise<void>;
};

/** @param backendOrigin is called for each request, because a restarted backend can have a new port. */
export async function startFaultProxy(port: number, backendOrigin: () => string): Promise<FaultProxy> {
  const faults = new Map<Source, FaultKind>();
  const asked = new Map<Source, number>();

  const { close } = await listen(port, async (incoming, response) => {
    const body = await buffer(incoming);
    const source = sourceOf(incoming.url ?? '', body);
    const kind = source && faults.get(source);
    const pass = () => passOn(backendOrigin(), incoming, { body });
    if (source) asked.set(source, (asked.get(source) ?? 0) + 1);
    if (kind) {
      await KINDS[kind](response, pass);
      return;
    }
    const { status, headers, body: bytes } = await pass();
    response.writeHead(status, headers).end(bytes);
  });

  return {
    set(source, kind) {
      if (kind) faults.set(source, kind);
      else faults.delete(source);
    },
    asked: (source) => asked.get(source) ?? 0,
    close,
  };
}
