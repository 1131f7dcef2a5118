import { COLLECTIONS, type Collection, hasLife } from '@/lib/model/kinds';
import { operationsOf } from '@/lib/records/operations';
import type { Listed } from './select-records';

/** A record of any kind that has a list. */
export type Stored = Listed & { collection: Collection; updatedBy: string };

/** Returns all records that have lists. */
export async function getStored(): Promise<Stored[]> {
  const listed = COLLECTIONS.filter((name) => !hasLife(name, 'pair'));
  const lists = await Promise.all(
    listed.map(async (collection) => {
      const records = await operationsOf(collection).list(true);
      return records.map((record) => ({ ...record, collection }));
    }),
  );
  return lists.flat();
}
