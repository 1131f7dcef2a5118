/** The sources of public pages and files. Each can fail separately. */
export const SOURCES = ['blogs', 'media', 'footprint', 'links', 'storage'] as const;

/** A source, or the clock document. */
export type Source = (typeof SOURCES)[number] | 'clock';

const SOURCE_OF: Record<string, Source> = {
  Blog: 'blogs',
  Media: 'media',
  GlobalFootprint: 'footprint',
  Link: 'links',
  Changes: 'clock',
};

type FirestoreBody = {
  structuredQuery?: { from?: { collectionId?: string }[] };
  documents?: string[];
};

/**
 * Returns the source that a request reads, or null if it reads none. Reads of storage are recognised by their path, and
 * others by the first collection or document in the body.
 */
export function sourceOf(path: string, body: Buffer): Source | null {
  if (path.startsWith('/v0/b/')) return 'storage';
  if (!/:(runQuery|batchGet)(\?|$)/.test(path)) return null;
  const { structuredQuery, documents }: FirestoreBody = JSON.parse(body.toString());
  const collection =
    structuredQuery?.from?.[0]?.collectionId ?? documents?.[0]?.split('/documents/')[1]?.split('/')[0];
  return SOURCE_OF[collection ?? ''] ?? null;
}
