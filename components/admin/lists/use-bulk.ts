'use client';

import { useCallback, useRef, useState } from 'react';
import type { RecordStore } from '@/components/admin/editing/commands/record-store';
import { errorMessage } from '@/components/admin/kit/error-message';
import { useFinishBeforeSignOut } from '@/components/admin/kit/leaving';
import { checkSession } from '@/lib/firebase/auth';
import type { Publishable } from '@/lib/model/records';
import { afterEnd, publicationState, stateChange, UNPUBLISHED } from '@/lib/model/visibility';

/** Tracks the selected records of a list. `chosen` omits records that have left the list. */
export function useChoice<Item extends { id: string }>(items: Item[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const change = (changed: string[], chosen: boolean) =>
    setIds((previous) => {
      const next = new Set(previous);
      for (const id of changed) {
        if (chosen) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  const clear = useCallback(() => setIds(new Set()), []);
  return {
    chosen: items.filter(({ id }) => ids.has(id)),
    has: (id: string) => ids.has(id),
    change,
    clear,
  };
}

export type Choice = Pick<ReturnType<typeof useChoice>, 'has' | 'change' | 'clear'>;

export const BULK_ACTIONS = ['publish', 'unpublish', 'delete'] as const;

export type BulkAction = (typeof BULK_ACTIONS)[number];

/** The minimum time between the starts of two writes, in milliseconds. It limits the load on the database. */
export const PAUSE_MS = 500;

type BulkFailure = { id: string; title: string; reason: string };

export type BulkState = {
  action: BulkAction;
  total: number;
  done: number;
  failures: BulkFailure[];
  running: boolean;
  stopped: boolean;
  /** Publishes the unpublished records again, with their scheduled times; null if there is nothing to undo. */
  undo: (() => void) | null;
};

/** Returns the records that an action would change. */
export function affected<Item extends Publishable>(action: BulkAction, records: Item[]): Item[] {
  if (action === 'delete') return records;
  const isPublished = (record: Item) => publicationState(record) === 'published';
  return records.filter((record) => isPublished(record) !== (action === 'publish'));
}

/**
 * Applies an action to one record. Returns the record to save in order to undo the action, or null if the action cannot
 * be undone.
 */
async function perform<Item extends Publishable>(
  store: RecordStore<Item>,
  action: BulkAction,
  record: Item,
): Promise<Item | null> {
  const save = (next: Item) => store.save(next, undefined, stateChange(record, next));
  if (action === 'unpublish') return { ...record, ...(await save({ ...record, ...UNPUBLISHED })) };
  if (action === 'delete') await store.remove(record.id, record.revision);
  else await save({ ...afterEnd(record), published: true, publishAt: null });
  return null;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Applies an action to several records in turn and tracks the results. */
export function useBulk<Item extends Publishable>(store: RecordStore<Item>, onEnd: () => Promise<void>) {
  const [state, setState] = useState<BulkState | null>(null);
  useFinishBeforeSignOut(async () => !state?.running);
  const stop = useRef(false);

  /**
   * @param undoable the records to save in order to undo the action. Unpublished records are added, and restored
   *   records are removed.
   */
  async function run(
    action: BulkAction,
    records: Item[],
    write = (record: Item) => perform(store, action, record),
    undoable = new Set<Item>(),
  ) {
    stop.current = false;
    let account: BulkState = {
      action,
      total: records.length,
      done: 0,
      failures: [],
      running: true,
      stopped: false,
      undo: null,
    };
    const note = (news: Partial<BulkState>) => {
      account = { ...account, ...news };
      setState(account);
    };
    note({});
    for (const record of records) {
      if (stop.current) break;
      const started = performance.now();
      try {
        const before = await write(record);
        undoable.delete(record);
        if (before) undoable.add(before);
        note({ done: account.done + 1 });
      } catch (error) {
        const failure = { id: record.id, title: record.title, reason: errorMessage(error) };
        note({ failures: [...account.failures, failure] });
      }
      await pause(Math.max(0, PAUSE_MS - (performance.now() - started)));
    }
    const attempted = account.done + account.failures.length;
    const undo = undoable.size > 0 ? () => void restore(undoable) : null;
    note({ running: false, stopped: attempted < records.length, undo });
    // Failures may mean that the session or the role was ended elsewhere.
    if (account.failures.length > 0) checkSession().catch(() => {});
    await onEnd();
  }

  /**
   * Saves the records as they were before they were unpublished. After a stop or a failure, the remaining records can
   * be restored later.
   */
  function restore(undoable: Set<Item>) {
    const write = async (record: Item) => {
      await store.save(record);
      return null;
    };
    return run('publish', [...undoable], write, undoable);
  }

  return {
    state,
    run,
    stop: () => {
      stop.current = true;
    },
    dismiss: () => setState(null),
  };
}
