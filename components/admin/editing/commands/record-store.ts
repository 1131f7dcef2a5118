import type { z } from 'zod';
import { emptyRecord } from '@/lib/model/converter';
import { PUBLISHABLE, type PublishableCollection } from '@/lib/model/kinds';
import type { Publishable, RecordOf } from '@/lib/model/records';
import { SCHEMAS } from '@/lib/model/schema';
import { getPresent } from '@/lib/records/history';
import { type Operations, operationsOf } from '@/lib/records/operations';

/** The operations that an editor of a publishable record needs. */
export type RecordStore<Item extends Publishable> = Pick<Operations<Item>, 'get' | 'save' | 'remove'> & {
  collection: PublishableCollection;
  schema: z.ZodType<Item, Item>;
  empty(id: string): Item;
  /** Lists all records, drafts included. */
  listAll(): Promise<Item[]>;
};

function makeStore<Name extends PublishableCollection>(
  name: Name,
): RecordStore<RecordOf<Name> & Publishable> {
  const { list, ...operations } = operationsOf(name);
  return {
    collection: name,
    schema: SCHEMAS[name],
    empty: (id) => emptyRecord(name, id),
    listAll: () => list(true),
    ...operations,
    get: (id) => getPresent(name, id),
  } as RecordStore<RecordOf<Name> & Publishable>;
}

const STORES = new Map(PUBLISHABLE.map((name) => [name, makeStore(name) as RecordStore<Publishable>]));

/** Returns a collection's operations: the same object on every call. */
export function storeOf(name: PublishableCollection): RecordStore<Publishable> {
  const store = STORES.get(name);
  if (!store) throw new Error(`${name} is not publishable.`);
  return store;
}
