import type { PublishableCollection } from '@/lib/model/kinds';
import type { Footprint, PdfLink, RecordOf } from '@/lib/model/records';

/** What visitors may see, in the order of its lists; `link` is null for an address that has no PDF. */
export type PublicSource = {
  records<Name extends PublishableCollection>(name: Name): Promise<RecordOf<Name>[]>;
  footprint(): Promise<Footprint>;
  link(id: string): Promise<PdfLink | null>;
};

const SOURCE = Symbol.for('public source');

// The server and Next's bundles load modules apart, so they share the source through the global object.
const shared = globalThis as { [SOURCE]?: PublicSource };

/** Gives pages the content that the server keeps in memory. */
export function providePublicSource(source: PublicSource): void {
  shared[SOURCE] = source;
}

/** The server's content, or undefined in a build and under `next dev`. */
export const publicSource = (): PublicSource | undefined => shared[SOURCE];
