import type { PublicArticle } from '@/lib/articles/shelf';
import type { PublishableCollection } from '@/lib/model/kinds';
import type { Blog, Footprint, PdfLink, RecordOf } from '@/lib/model/records';

/** The content that visitors can see. Records are in list order. `link` resolves to null for an unknown PDF. */
export type PublicSource = {
  records<Name extends PublishableCollection>(name: Name): Promise<RecordOf<Name>[]>;
  footprint(): Promise<Footprint>;
  article(slug: string): Promise<PublicArticle | null>;
  text(blog: Pick<Blog, 'id' | 'body'>): Promise<string>;
  link(id: string): Promise<PdfLink | null>;
  /** Returns the PDFs that visitors can list. */
  documents(): Promise<PdfLink[]>;
  /** Returns the current time. A page that uses this time becomes stale the next day. */
  now(): Date;
};

const SOURCE = Symbol.for('public source');

// The server and Next's bundles load modules separately, so they share the source through the global object.
const shared = globalThis as { [SOURCE]?: PublicSource };

/** Makes the content in the server's memory available to pages. */
export function providePublicSource(source: PublicSource): void {
  shared[SOURCE] = source;
}

/** Returns the server's content, or undefined in a build and under `next dev`. */
export const publicSource = (): PublicSource | undefined => shared[SOURCE];
