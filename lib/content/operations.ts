import type { PublishableCollection } from '@/lib/model/kinds';
import { inOrder } from '@/lib/model/order';
import type { Publishable, RecordOf } from '@/lib/model/records';
import type { StateChange } from '@/lib/model/visibility';
import { requirePictures } from './pictures';
import { readAll, readDue, readPublic, readRecord, type Span } from './read';
import { deleteRecord, type Saved, saveRecord } from './write';

/**
 * The operations on one kind of publishable content. Code that handles every kind takes them from `operationsOf`. For
 * code that handles one kind, `blogs.ts` and `medias.ts` export them under the specification's names, such as
 * `getBlogs`.
 */
export type Operations<Item> = {
  /**
   * Returns the records in the kind's order. Only administrators can include drafts.
   * @param span if drafts are excluded, the period in which scheduled records became due; by default, any time up to
   * shortly before now
   */
  list(includeDrafts: boolean, span?: Span): Promise<Item[]>;
  get(id: string): Promise<Item | null>;
  /**
   * Saves the whole record.
   * @param signal aborting it while new pictures are being checked cancels the save
   * @param asked if given, the change of the record's state that the author expects
   * @returns the new revision and, if the kind has one, the slug
   * @throws the errors of `requirePictures` and `saveRecord`
   */
  save(record: Item, signal?: AbortSignal, asked?: StateChange): Promise<Saved>;
  /** Saves a record as `save` does, and returns only the new revision. */
  update(record: Item, signal?: AbortSignal): Promise<number>;
  /** Deletes the record. @throws ConflictError if another revision is stored */
  remove(id: string, revision: number): Promise<void>;
};

export function operationsOf<Name extends PublishableCollection>(name: Name): Operations<RecordOf<Name>> {
  async function save(record: RecordOf<Name>, signal?: AbortSignal, asked?: StateChange) {
    await requirePictures(name, record, signal);
    return saveRecord(name, record, asked);
  }

  return {
    async list(includeDrafts, span) {
      const records = await (includeDrafts ? readAll(name) : readPublic(name, span));
      // Every publishable kind has the fields of `Publishable`, which the compiler cannot infer from the name.
      return inOrder(name, records as (RecordOf<Name> & Publishable)[]);
    },
    get: (id) => readRecord(name, id),
    save,
    update: async (record, signal) => (await save(record, signal)).revision,
    remove: (id, revision) => deleteRecord(name, id, revision),
  };
}

/** Returns the records that became due within a period and have not ended. */
export const getDue = readDue;
