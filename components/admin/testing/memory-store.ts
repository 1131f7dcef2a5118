import type { RecordStore } from '@/components/admin/editing/commands/record-store';
import { emptyRecord } from '@/lib/model/converter';
import type { Blog } from '@/lib/model/records';
import { SCHEMAS } from '@/lib/model/schema';
import { sameChange, stateChange } from '@/lib/model/visibility';
import { ConflictError, StateChangedError } from '@/lib/records/errors';

/** An in-memory store of one blog. Tests can block saves, make them fail, or change the blog as a colleague would. */
export function memoryStore(blog: Blog) {
  let stored = blog;
  let failure: Error | null = null;
  let saves = 0;
  let held = Promise.resolve();
  const store: RecordStore<Blog> = {
    collection: 'Blog',
    schema: SCHEMAS.Blog,
    empty: (id) => emptyRecord('Blog', id),
    listAll: async () => [stored],
    get: async () => stored,
    async save(record, _signal, asked) {
      saves += 1;
      await held;
      if (failure) throw failure;
      if (record.revision !== stored.revision) throw new ConflictError('Blog', record.id, stored);
      if (asked && !sameChange(stateChange(stored, record), asked)) throw new StateChangedError();
      stored = { ...record, revision: record.revision + 1 };
      return { revision: stored.revision };
    },
    async remove(id, revision) {
      if (revision !== stored.revision) throw new ConflictError('Blog', id, stored);
    },
  };
  return {
    store,
    saves: () => saves,
    stored: () => stored,
    /**
     * Blocks saves.
     * @returns a function that lets the saves finish
     */
    hold(): () => void {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    /** Changes the record as if a colleague had saved it. */
    change(fields: Partial<Blog>) {
      stored = { ...stored, ...fields, revision: stored.revision + 1 };
    },
    failWith(error: Error | null) {
      failure = error;
    },
  };
}
