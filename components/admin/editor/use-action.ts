'use client';

import { useCallback, useRef, useState } from 'react';
import { canPass, errorMessage, isCancelled, isMissingScript } from '@/components/admin/shared/error-message';
import { whenOnline } from '@/components/admin/shared/offline-banner';
import { ConflictError } from '@/lib/content/errors';
import { type DeletedRecord, restoreRecord } from '@/lib/content/history';
import { checkSession } from '@/lib/firebase/auth';
import { isPublishable, KINDS } from '@/lib/model/kinds';
import { proveLive, type Receipt } from '@/lib/publishing/prove';
import type { Publication } from '@/lib/publishing/revision-mark';

export type Done = {
  /** The words that confirm it. */
  confirmation: string;
  /** What visitors should see of it, if anything. */
  change?: Publication;
  /** The change is that visitors go on not seeing the record. */
  hidden?: boolean;
  /** When visitors will see it. */
  note?: string;
  /** Takes it back. */
  undo?: () => void;
};

export type ActionState = {
  busy: boolean;
  /** At work, but the device has no connection: it goes on by itself. */
  offline: boolean;
  confirmation: string;
  hidden: boolean;
  /** The record leaves the site. */
  off: boolean;
  note: string;
  undo: (() => void) | null;
  failure: string;
  /** The failure is the editor's own doing: told as a notice. */
  cancelled: boolean;
  /** What can be done about the failure. */
  remedy: 'retry' | 'reload' | null;
  /** Nothing was written, because somebody else wrote meanwhile. */
  conflict: ConflictError | null;
  /** `waiting` while visitors do not see the change yet. */
  receipt: Receipt | 'waiting' | null;
};

const idle: ActionState = {
  busy: false,
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
  receipt: null,
};

function told({ confirmation, change, hidden = false, note = '', undo }: Done): ActionState {
  const off = change?.revision === null && !hidden;
  return { ...idle, confirmation, hidden, off, note, undo: undo ?? null };
}

function failed(error: unknown): ActionState {
  if (error instanceof ConflictError) return { ...idle, conflict: error };
  const remedy = isMissingScript(error) ? 'reload' : canPass(error) ? 'retry' : null;
  return { ...idle, failure: errorMessage(error), cancelled: isCancelled(error), remedy };
}

/** Runs one action at a time and tells how it went, to the proof that visitors see it. */
export function useAction() {
  const [state, setState] = useState<ActionState>(idle);
  const running = useRef(false);
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

  /** Goes on with an action that was done before the page was loaded. */
  const resume = useCallback(
    ({ change, ...done }: Done) => {
      if (change) void prove({ ...done, change }, turn.current);
    },
    [prove],
  );

  async function work(action: (signal: AbortSignal) => Promise<Done>): Promise<Done | null> {
    setState({ ...idle, busy: true, offline: !navigator.onLine });
    try {
      await whenOnline();
      abort.current = new AbortController();
      const done = await action(abort.current.signal);
      setState(told(done));
      return done;
    } catch (error) {
      setState(failed(error));
      // A sign-in that ended elsewhere shows only now; the form then asks for a new one.
      checkSession().catch(() => {});
      return null;
    }
  }

  async function run(action: (signal: AbortSignal) => Promise<Done>) {
    if (running.current) return;
    running.current = true;
    turn.current += 1;
    const mine = turn.current;
    again.current = () => void run(action);
    const done = await work(action);
    running.current = false;
    if (done?.change) await prove({ ...done, change: done.change }, mine);
  }

  return {
    ...state,
    run,
    resume,
    retry: () => again.current(),
    cancel: () => abort.current?.abort(),
    dismiss: () => setState(idle),
  };
}

/**
 * Brings a deleted record back. A blog or mention is a draft then, and the proof is that no visitor sees it; the
 * address of a PDF serves its file again.
 */
export async function restoreDeleted({
  collection,
  id,
}: Pick<DeletedRecord, 'collection' | 'id'>): Promise<Done> {
  const revision = await restoreRecord(collection, id);
  const confirmation = KINDS[collection].messages.restored;
  if (!isPublishable(collection)) return { confirmation, change: { collection, id, revision } };
  return { confirmation, change: { collection, id, revision: null }, hidden: true };
}
