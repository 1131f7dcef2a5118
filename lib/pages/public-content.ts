import 'server-only';
import { type PublicArticle, Shelf } from '@/lib/articles/shelf';
import { readBody } from '@/lib/content/bodies';
import { getFootprintOrDefaults } from '@/lib/content/footprint';
import { getListedLinks } from '@/lib/content/links';
import { operationsOf } from '@/lib/content/operations';
import { emptyRecord } from '@/lib/model/converter';
import { PUBLISHABLE, type PublishableCollection } from '@/lib/model/kinds';
import type { Blog, Footprint, PdfLink, Publishable, RecordOf } from '@/lib/model/records';
import { currentSettings } from '@/lib/settings/settings';
import { readLivePdf } from './live-pdf';
import { type PublicSource, publicSource } from './public-source';
import { within } from './within';

const BUILD_PHASE = 'phase-production-build';

/**
 * Returns a function that reads content. In a build, the pages of one worker share a successful read, so that they show
 * the same data. If the build does not use the database, the function returns the fallback.
 */
function sharedByBuild<T>(read: () => Promise<T>, fallback: T): () => Promise<T> {
  let shared: Promise<T> | undefined;
  const readAgain = (error: unknown) => {
    shared = undefined;
    throw error;
  };
  return () => {
    if (process.env.NEXT_PHASE !== BUILD_PHASE) return read();
    if (currentSettings().buildWithoutDatabase) return Promise.resolve(fallback);
    shared ??= read().catch(readAgain);
    return shared;
  };
}

const lists: Record<string, () => Promise<Publishable[]>> = Object.fromEntries(
  PUBLISHABLE.map((name) => [
    name,
    sharedByBuild<Publishable[]>(() => within(operationsOf(name).list(false), `the ${name} records`), []),
  ]),
);

/** The source for builds and the development server. It reads from the database with a timeout. */
const fromDatabase: PublicSource = {
  records: <Name extends PublishableCollection>(name: Name) =>
    lists[name]?.() as Promise<Publishable[]> as Promise<RecordOf<Name>[]>,
  footprint: sharedByBuild(
    () => within(getFootprintOrDefaults('published'), 'the footprint'),
    // The id marks a page that was built without the database.
    emptyRecord('GlobalFootprint', 'unread'),
  ),
  article: async (slug) => new Shelf(await fromDatabase.records('Blog')).get(slug),
  text: ({ id, body }) => within(readBody('Blog', id, body), 'the text of an article'),
  link: (id) => readLivePdf(id),
  documents: sharedByBuild(() => within(getListedLinks(), 'the documents'), []),
  now: () => new Date(),
};

const source = () => publicSource() ?? fromDatabase;

/** Returns a collection's public records, in list order. */
export const publicRecords = <Name extends PublishableCollection>(name: Name): Promise<RecordOf<Name>[]> =>
  source().records(name);

/** Returns the article with this slug and its neighbours, or null if the article is not public. */
export const publicArticle = (slug: string): Promise<PublicArticle | null> => source().article(slug);

export const publicText = (blog: Pick<Blog, 'id' | 'body'>): Promise<string> => source().text(blog);

export const publicFootprint = (): Promise<Footprint> => source().footprint();
export const publicLink = (id: string): Promise<PdfLink | null> => source().link(id);

/** Returns the PDFs that visitors can list. */
export const publicDocuments = (): Promise<PdfLink[]> => source().documents();

/** Returns the current time. A page that uses this time becomes stale the next day. */
export const publicNow = (): Date => source().now();
