import { emptyRecord } from '@/lib/model/converter';
import { type Collection, type DeletableCollection, hasLife, isPublishable, KINDS } from '@/lib/model/kinds';
import { inOrder } from '@/lib/model/order';
import type { Publishable, RecordOf } from '@/lib/model/records';
import type { StateChange } from '@/lib/model/visibility';
import type { Ending, StoredDraft } from './drafts';
import { requirePictures } from './pictures';
import { readListed, readPublic, type Span } from './public-records';
import { countAll, readAll, readRecord } from './read';
import { deleteRecord, type Saved, saveRecord } from './write';

/**
 * The operations on one kind of content. Code that handles every kind takes them from `operationsOf`. For code that
 * handles one kind, `facade.ts` exports them under the specification's names, such as `getBlogs`.
 */
export type Operations<Item> = {
  /**
   * Returns all records, or the records that visitors can list. A pair's published copy that was never saved has its
   * initial values. Only staff can include drafts.
   * @param span if drafts are excluded, the period in which scheduled records became due; by default, any time up to
   * shortly before now
   */
  list(includeDrafts: boolean, span?: Span): Promise<Item[]>;
  /** Returns the number of all records, including drafts. For staff only. */
  count(): Promise<number>;
  get(id: string): Promise<Item | null>;
  /**
   * Saves the whole record.
   * @param signal aborting it before the record is written cancels the save
   * @param asked if given, the state change that the author expects
   * @param ending if given, the end of the record's shared draft
   * @returns the new revision and, if the kind has one, the slug
   * @throws the errors of `requirePictures` and `saveRecord`
   */
  save(record: Item, signal?: AbortSignal, asked?: StateChange, ending?: Ending): Promise<Saved>;
  /** Saves a record as `save` does, and returns only the new revision. */
  update(record: Item, signal?: AbortSignal): Promise<number>;
  /**
   * Deletes the record, but not its files, which only a purge deletes.
   * @param signal aborting it before the record is deleted cancels the deletion
   * @param requested if given, the draft with the request to delete the record, which must not have changed
   * @throws ConflictError if another revision is stored; ChangedDraftError if the draft has changed
   */
  remove(id: string, revision: number, signal?: AbortSignal, requested?: StoredDraft): Promise<void>;
};

async function listPublic(name: Collection, span?: Span): Promise<RecordOf<Collection>[]> {
  if (isPublishable(name)) return readPublic(name, span);
  if (hasLife(name, 'file')) return readListed(name);
  const [, published] = KINDS[name].ids;
  return [(await readRecord(name, published)) ?? emptyRecord(name, published)];
}

export function operationsOf<Name extends DeletableCollection>(name: Name): Operations<RecordOf<Name>>;
/** A pair's records cannot be removed. */
export function operationsOf<Name extends Collection>(name: Name): Omit<Operations<RecordOf<Name>>, 'remove'>;
export function operationsOf<Name extends DeletableCollection>(name: Name): Operations<RecordOf<Name>> {
  async function save(record: RecordOf<Name>, signal?: AbortSignal, asked?: StateChange, ending?: Ending) {
    await requirePictures(name, record, signal);
    return saveRecord(name, record, asked, ending, signal);
  }

  return {
    async list(includeDrafts, span) {
      // The compiler cannot infer that these are the named kind's records, nor that publishable records can be sorted.
      if (!includeDrafts) return (await listPublic(name, span)) as RecordOf<Name>[];
      const records = await readAll(name);
      return (isPublishable(name) ? inOrder(name, records as Publishable[]) : records) as RecordOf<Name>[];
    },
    count: () => countAll(name),
    get: (id) => readRecord(name, id),
    save,
    update: async (record, signal) => (await save(record, signal)).revision,
    remove: (id, revision, signal, requested) => deleteRecord(name, id, revision, signal, requested),
  };
}
