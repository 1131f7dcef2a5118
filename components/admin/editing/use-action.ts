'use client';

import { useCallback, useRef, useState } from 'react';
import { canPass, errorMessage, isCancelled, isMissingScript } from '@/components/admin/kit/error-message';
import { useFinishBeforeSignOut } from '@/components/admin/kit/leaving';
import { whenOnline } from '@/components/admin/kit/offline-banner';
import type { conflicts } from '@/content/admin/conflicts';
import { admin } from '@/content/admin/texts';
import { checkSession } from '@/lib/firebase/auth';
import { isPublishable, KINDS } from '@/lib/model/kinds';
import { proveLive, type Receipt } from '@/lib/publishing/prove';
import type { Publication } from '@/lib/publishing/revision-mark';
import { ConflictError } from '@/lib/records/errors';
import { type DeletedRecord, restoreRecord } from '@/lib/records/history';

export type Done = {
  confirmation: string;
  /** The change that visitors should see, if any. */
  change?: Publication;
  /** Whether the record is hidden from visitors both before and after the change. */
  hidden?: boolean;
  /** When visitors will start or stop seeing the record. */
  note?: string;
  undo?: () => void;
};

/** A kind of action that a conflict can prevent. */
export type Refusable = keyof typeof conflicts.refused;

export type ActionState = {
  busy: boolean;
  /** Whether a failed action is being repeated, with the values that it had at first. */
  repeated: boolean;
  /** Whether the action is waiting for the device to be online again. */
  offline: boolean;
  confirmation: string;
  hidden: boolean;
  /** Whether the action removed the record from the site. */
  off: boolean;
  note: string;
  undo: (() => void) | null;
  failure: string;
  /** Whether the user cancelled the action. If so, the failure is shown as information. */
  cancelled: boolean;
  remedy: 'retry' | 'reload' | null;
  /** Set if a write was refused because the record had been saved or deleted elsewhere. */
  conflict: ConflictError | null;
  /** The action that the conflict prevented. */
  refused: Refusable | null;
  /** `waiting` while checking whether visitors see the change. */
  receipt: Receipt | 'waiting' | null;
};

const idle: ActionState = {
  busy: false,
  repeated: false,
  offline: false,
  confirmation: '',
  hidden: false,
  off: false,
  note: '',
  undo: null,
  failure: '',
  cancelled: false,
  remedy: null,
  conflict: null,
  refused: null,
  receipt: null,
};

function told({ confirmation, change, hidden = false, note = '', undo }: Done): ActionState {
  const off = change?.revision === null && !hidden;
  return { ...idle, confirmation, hidden, off, note, undo: undo ?? null };
}

function failed(error: unknown, kind: Refusable): ActionState {
  if (error instanceof ConflictError) return { ...idle, conflict: error, refused: kind };
  const remedy = isMissingScript(error) ? 'reload' : canPass(error) ? 'retry' : null;
  return { ...idle, failure: errorMessage(error), cancelled: isCancelled(error), remedy };
}

type Action = (signal: AbortSignal) => Promise<Done>;

/** Runs an action, unless another is running, and then reports whether visitors see the change. */
export function useAction() {
  const [state, setState] = useState<ActionState>(idle);
  const running = useRef<Promise<Done | null>>(null);
  const turn = useRef(0);
  const again = useRef(() => {});
  const abort = useRef<AbortController>(null);

  const prove = useCallback(async (done: Done & { change: Publication }, mine: number) => {
    const show = (receipt: ActionState['receipt']) => {
      if (turn.current === mine) setState({ ...told(done), receipt });
    };
    const look = async () => {
      show('waiting');
      show(await proveLive(done.change));
    };
    again.current = () => void look();
    await look();
  }, []);

  /** Checks whether visitors see a change that was made before the page was reloaded. */
  const resume = useCallback(
    ({ change, ...done }: Done) => {
      if (change) void prove({ ...done, change }, turn.current);
    },
    [prove],
  );

  /**
   * Removes the last action's result, unless an action is running. A check of the pages that is still running then
   * reports nothing.
   */
  const dismiss = useCallback(() => {
    if (running.current) return;
    turn.current += 1;
    setState(idle);
  }, []);

  /** Shows an action's result, which can be dismissed at once. */
  function end(result: ActionState) {
    running.current = null;
    setState(result);
  }

  async function work(action: Action, kind: Refusable, repeated: boolean): Promise<Done | null> {
    setState({ ...idle, busy: true, repeated, offline: !navigator.onLine });
    try {
      await whenOnline();
      setState({ ...idle, busy: true, repeated });
      abort.current = new AbortController();
      const done = await action(abort.current.signal);
      end(told(done));
      return done;
    } catch (error) {
      end(failed(error, kind));
      // The failure may mean that the session was ended elsewhere. If so, the user must sign in again.
      checkSession().catch(() => {});
      return null;
    }
  }

  async function start(action: Action, kind: Refusable, repeated: boolean) {
    if (running.current) return;
    turn.current += 1;
    const mine = turn.current;
    again.current = () => void start(action, kind, true);
    running.current = work(action, kind, repeated);
    const done = await running.current;
    if (done?.change) await prove({ ...done, change: done.change }, mine);
  }

  useFinishBeforeSignOut(async () => !running.current || (await running.current) !== null);

  return {
    ...state,
    run: (action: Action, kind: Refusable = 'save') => start(action, kind, false),
    resume,
    retry: () => again.current(),
    cancel: () => abort.current?.abort(),
    dismiss,
  };
}

/**
 * Restores a deleted record. A blog or press mention becomes a draft, and the receipt checks that no visitor sees it. A
 * PDF's address serves its file again.
 */
export async function restoreDeleted({
  collection,
  id,
}: Pick<DeletedRecord, 'collection' | 'id'>): Promise<Done> {
  const revision = await restoreRecord(collection, id);
  // A colleague may have published the record since, so nothing is checked or said about its state.
  if (revision === null) return { confirmation: admin.deletedRecord.alreadyRestored };
  const confirmation = KINDS[collection].messages.restored;
  if (!isPublishable(collection)) return { confirmation, change: { collection, id, revision } };
  return { confirmation, change: { collection, id, revision: null }, hidden: true };
}
