import { type Encodable, encodeFields } from 'local-firebase/values';
import { BUCKET, PROJECT } from '../backend/backend';
import type { Source } from './source';

/** A record of each source, written past the rules and past the proxy, by whose text pages show how new they are. */
export type Probes = {
  /** @returns the record's revision: the one given, or else one that was never written before. */
  write(source: Source, text: string, revision?: number): Promise<number>;
};

export const PROBE = 'fault-probe';

export const PROBE_PDF = `${PROBE}.pdf`;

/** Newest of all, so that the home page shows it. */
const newest = () => ({
  published: true,
  publishedAt: new Date(),
  updatedAt: new Date(),
});

const DOCUMENTS: Record<
  Exclude<Source, 'storage'>,
  { path: string; fields(text: string): Record<string, Encodable> }
> = {
  blogs: { path: `Blog/${PROBE}`, fields: (title) => ({ title, ...newest() }) },
  media: {
    path: `Media/${PROBE}`,
    fields: (title) => ({
      year: '2099',
      title,
      media: 'Example Review',
      ...newest(),
    }),
  },
  footprint: { path: 'GlobalFootprint/published', fields: (patients) => ({ patients }) },
  links: {
    path: `Link/${PROBE_PDF}`,
    fields: (title) => ({ title, link: `pdfs/${PROBE_PDF}` }),
  },
};

export function createProbes(backend: () => { origin: string; ownerToken: string }): Probes {
  // Above those that an earlier proof wrote.
  let latest = Math.floor(Date.now() / 1000);

  async function send(path: string, init: RequestInit & { headers?: Record<string, string> }) {
    const { origin, ownerToken } = backend();
    const headers = { authorization: `Bearer ${ownerToken}`, ...init.headers };
    const response = await fetch(`${origin}${path}`, { ...init, headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }

  return {
    async write(source, text, revision) {
      if (source === 'storage') {
        const headers = { 'content-type': 'application/pdf' };
        await send(`/v0/b/${BUCKET}/o?name=pdfs%2F${PROBE_PDF}`, { method: 'POST', body: text, headers });
        return 0;
      }
      const written = revision ?? ++latest;
      const { path, fields } = DOCUMENTS[source];
      const id = path.split('/')[1] ?? '';
      const all = { id, revision: written, ...fields(text) };
      const mask = Object.keys(all).map((name) => `updateMask.fieldPaths=${name}`);
      await send(`/v1/projects/${PROJECT}/databases/(default)/documents/${path}?${mask.join('&')}`, {
        method: 'PATCH',
        body: JSON.stringify({ fields: encodeFields(all) }),
      });
      return written;
    },
  };
}
