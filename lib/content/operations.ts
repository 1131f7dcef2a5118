import type { PublishableCollection } from '@/lib/model/kinds';
import { inOrder } from '@/lib/model/order';
import type { Publishable, RecordOf } from '@/lib/model/records';
import { requirePictures } from './pictures';
import { readAll, readDue, readPublic, readRecord, type Span } from './read';
import { deleteRecord, type Saved, saveRecord } from './write';

/**
 * The operations on one kind of publishable content. Code that handles every kind takes them from `operationsOf`;
 * `blogs.ts` and `medias.ts` give them the specification's names, such as `getBlogs`, for code about one kind.
 */
export type Operations<Item> = {
  /**
   * Records in the kind's order; drafts are for administrators only.
   * @param span the period in which scheduled records became due; by default, it ends shortly before now
   */
  list(includeDrafts: boolean, span?: Span): Promise<Item[]>;
  get(id: string): Promise<Item | null>;
  /**
   * Saves the whole record if its revision is still the stored one.
   * @param signal cancels the save during the check for new pictures
   * @returns the fields that the save sets
   * @throws ConflictError if another revision is stored; MissingPictureError if a new picture is missing
   */
  save(record: Item, signal?: AbortSignal): Promise<Saved>;
  /** Saves a record, and returns the new revision. */
  update(record: Item, signal?: AbortSignal): Promise<number>;
  /** Deletes the record if it is still at this revision. */
  remove(id: string, revision: number): Promise<void>;
};

export function operationsOf<Name extends PublishableCollection>(name: Name): Operations<RecordOf<Name>> {
  async function save(record: RecordOf<Name>, signal?: AbortSignal) {
    await requirePictures(name, record, signal);
    return saveRecord(name, record);
  }

  return {
    async list(includeDrafts, span) {
      const records = await (includeDrafts ? readAll(name) : readPublic(name, span));
      // Every publishable kind has these fields, but the compiler cannot tell from the name.
      return inOrder(name, records as (RecordOf<Name> & Publishable)[]);
    },
    get: (id) => readRecord(name, id),
    save,
    update: async (record, signal) => (await save(record, signal)).revision,
    remove: (id, revision) => deleteRecord(name, id, revision),
  };
}

/** Records that are due and have not ended. */
export const getDue = readDue;
