import 'server-only';
import { getFootprintOrDefaults } from '@/lib/content/footprint';
import { operationsOf } from '@/lib/content/operations';
import { emptyRecord } from '@/lib/model/converter';
import { KINDS, PUBLISHABLE, type PublishableCollection } from '@/lib/model/kinds';
import type { Footprint, Publishable, RecordOf } from '@/lib/model/records';
import { revisionMark } from '@/lib/publishing/revision-mark';
import { pageRead } from './page-read';

const READS: Record<string, () => Promise<Publishable[]>> = Object.fromEntries(
  PUBLISHABLE.map((name) => [
    name,
    pageRead<Publishable[]>(KINDS[name].tag, () => operationsOf(name).list(false), []),
  ]),
);

/** What visitors see of a collection, in the order of its lists. */
export const publicRecords = <Name extends PublishableCollection>(name: Name): Promise<RecordOf<Name>[]> =>
  READS[name]?.() as Promise<Publishable[]> as Promise<RecordOf<Name>[]>;

/** The figures in a build that reads no database. Their id says so in the page, for `isFilled` to see. */
const unread: Footprint = emptyRecord('GlobalFootprint', 'unread');

/** Whether the bytes of the home page were rendered from the database. */
export const isFilled = (html: string): boolean =>
  html !== '' && !html.includes(revisionMark({ collection: 'GlobalFootprint', ...unread }));

export const publicFootprint = pageRead<Footprint>(
  KINDS.GlobalFootprint.tag,
  () => getFootprintOrDefaults('published'),
  unread,
);
