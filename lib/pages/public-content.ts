import 'server-only';
import { getFootprintOrDefaults } from '@/lib/content/footprint';
import { operationsOf } from '@/lib/content/operations';
import { emptyRecord } from '@/lib/model/converter';
import { PUBLISHABLE, type PublishableCollection } from '@/lib/model/kinds';
import type { Footprint, PdfLink, Publishable, RecordOf } from '@/lib/model/records';
import { readSettings } from '@/lib/settings/settings';
import { readLivePdf } from './live-pdf';
import { type PublicSource, publicSource } from './public-source';
import { within } from './within';

const BUILD_PHASE = 'phase-production-build';

/** Reads once for all the pages that a worker of the build renders: they show one state of the data. */
function sharedByBuild<T>(read: () => Promise<T>, fallback: T): () => Promise<T> {
  let shared: Promise<T> | undefined;
  const readAgain = (error: unknown) => {
    shared = undefined;
    throw error;
  };
  return () => {
    if (process.env.NEXT_PHASE !== BUILD_PHASE) return read();
    if (readSettings(process.env).buildWithoutDatabase) return Promise.resolve(fallback);
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

/** The content as a build and the development server read it: from the database, limited in time. */
const fromDatabase: PublicSource = {
  records: <Name extends PublishableCollection>(name: Name) =>
    lists[name]?.() as Promise<Publishable[]> as Promise<RecordOf<Name>[]>,
  footprint: sharedByBuild(
    () => within(getFootprintOrDefaults('published'), 'the footprint'),
    // Its id tells that the page was built without the database.
    emptyRecord('GlobalFootprint', 'unread'),
  ),
  link: (id) => readLivePdf(id),
};

const source = () => publicSource() ?? fromDatabase;

/** What visitors see of a collection, in the order of its lists. */
export const publicRecords = <Name extends PublishableCollection>(name: Name): Promise<RecordOf<Name>[]> =>
  source().records(name);

export const publicFootprint = (): Promise<Footprint> => source().footprint();
export const publicLink = (id: string): Promise<PdfLink | null> => source().link(id);
