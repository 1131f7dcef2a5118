import type { Encodable } from 'local-firebase/values';
import { publishAsOwner } from '../../lib/testing/owner-writes';
import { BUCKET } from '../backend/backend';
import type { Source } from '../site/source';

/**
 * Writes test records and files directly to the backend, bypassing the rules and the proxy. Each has a unique text that
 * shows how current a page is.
 */
export type Probes = {
  /** @returns the record's revision (a new revision by default), or 0 if the source has no record */
  write(source: Source, text: string, revision?: number): Promise<number>;
  /** Schedules a blog to be published in this many milliseconds. */
  schedule(title: string, milliseconds: number): Promise<void>;
};

const PROBE = 'fault-probe';

export const PROBE_PDF = `${PROBE}.pdf`;

/** Fields that make the probe the newest record, so that the home page shows it. */
const newest = () => ({ published: true, publishedAt: new Date(), updatedAt: new Date() });

const DOCUMENTS: Record<
  Exclude<Source, 'storage' | 'clock'>,
  { collection: string; id: string; fields(text: string): Record<string, Encodable> }
> = {
  blogs: { collection: 'Blog', id: PROBE, fields: (title) => ({ title, ...newest() }) },
  media: {
    collection: 'Media',
    id: PROBE,
    fields: (title) => ({ year: '2099', title, media: 'Example Review', ...newest() }),
  },
  footprint: {
    collection: 'GlobalFootprint',
    id: 'published',
    fields: (patients) => ({ patients, tests: '300M', centers: '3000+', devices: '360M' }),
  },
  links: { collection: 'Link', id: PROBE_PDF, fields: (title) => ({ title, link: `pdfs/${PROBE_PDF}` }) },
};

export function createProbes(backend: () => { origin: string; ownerToken: string }): Probes {
  // Starts above the revisions of earlier runs of the proof.
  let latest = Math.floor(Date.now() / 1000);

  return {
    async write(source, text, revision) {
      if (source === 'clock') return 0;
      if (source === 'storage') {
        const { origin, ownerToken } = backend();
        const response = await fetch(`${origin}/v0/b/${BUCKET}/o?name=pdfs%2F${PROBE_PDF}`, {
          method: 'POST',
          body: text,
          headers: { authorization: `Bearer ${ownerToken}`, 'content-type': 'application/pdf' },
        });
        if (!response.ok) throw new Error(`The probe could not be stored: ${await response.text()}`);
        return 0;
      }
      const written = revision ?? ++latest;
      const { collection, id, fields } = DOCUMENTS[source];
      await publishAsOwner(backend(), collection, { id, revision: written, ...fields(text) });
      return written;
    },
    async schedule(title, milliseconds) {
      const publishAt = new Date(Date.now() + milliseconds);
      const record = { id: PROBE, title, published: false, publishAt, revision: ++latest };
      await publishAsOwner(backend(), 'Blog', record);
    },
  };
}
