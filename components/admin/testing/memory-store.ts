import type { RecordStore } from '@/components/admin/editing/commands/record-store';
import { emptyRecord } from '@/lib/model/converter';
import type { PublishableCollection } from '@/lib/model/kinds';
import type { Publishable, RecordOf } from '@/lib/model/records';
import { SCHEMAS } from '@/lib/model/schema';
import { sameChange, stateChange } from '@/lib/model/visibility';
import { ChangedDraftError, ConflictError, StateChangedError } from '@/lib/records/errors';
import { rejectOnAbort } from './slow-save';

/** An in-memory store of one record. Tests can block saves, make them fail, or change the record as a colleague would. */
export function memoryStore<Name extends PublishableCollection>(
  name: Name,
  record: RecordOf<Name> & Publishable,
) {
  let stored = record;
  let hasDraftEnded = false;
  let failure: Error | null = null;
  let saves = 0;
  let held = Promise.resolve();
  const store = {
    collection: name,
    schema: SCHEMAS[name],
    empty: (id) => emptyRecord(name, id),
    listAll: async () => [stored],
    get: async () => stored,
    async save(next, signal, asked, ending) {
      saves += 1;
      await Promise.race([held, rejectOnAbort(signal)]);
      if (failure) throw failure;
      if (next.revision !== stored.revision) throw new ConflictError(name, next.id, stored);
      if (asked && !sameChange(stateChange(stored, next), asked)) throw new StateChangedError();
      if (ending && hasDraftEnded) throw new ChangedDraftError();
      stored = { ...next, revision: next.revision + 1 };
      return { revision: stored.revision };
    },
    async remove(id, revision, signal) {
      await Promise.race([held, rejectOnAbort(signal)]);
      if (revision !== stored.revision) throw new ConflictError(name, id, stored);
    },
  } as RecordStore<RecordOf<Name> & Publishable>;
  return {
    store,
    saves: () => saves,
    stored: () => stored,
    /**
     * Blocks saves and deletions.
     * @returns a function that lets them finish
     */
    hold(): () => void {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    /** Changes the record as if a colleague had saved it, which ends its shared draft. */
    change(fields: Partial<RecordOf<Name>>) {
      hasDraftEnded = true;
      stored = { ...stored, ...fields, revision: stored.revision + 1 };
    },
    failWith(error: Error | null) {
      failure = error;
    },
  };
}
