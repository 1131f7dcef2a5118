'use client';

import { useCallback, useReducer, useRef } from 'react';
import { useFinishBeforeSignOut } from '@/components/admin/kit/leaving';
import { whenOnline } from '@/components/admin/kit/offline-banner';
import { admin } from '@/content/admin/texts';
import { checkSession } from '@/lib/firebase/auth';
import type { FieldChange } from '@/lib/model/editable';
import { isPublishable, KINDS } from '@/lib/model/kinds';
import { proveLive } from '@/lib/publishing/prove';
import { CancelledError, ConflictError } from '@/lib/records/errors';
import type { DeletedRecord } from '@/lib/records/history';
import { type ApprovedRestore, restoreApproved, restoreRecord } from '@/lib/records/restores';
import {
  type Conflict,
  type Done,
  isRunning,
  type MachineEvent,
  machine,
  type Refusable,
  reduce,
} from './machine';

type Action = (signal: AbortSignal) => Promise<Done>;

export type CommandOptions = {
  /** The action that a conflict prevents, if not a save. */
  kind?: Refusable | undefined;
  /** The changes that the command saves, if the form may have changed since. */
  changes?: readonly FieldChange[] | undefined;
  /** Called after another save prevented the command. Otherwise, the conflict is reported as a failure. */
  onConflict?: ((conflict: ConflictError, refused: Refusable) => void) | undefined;
};

/**
 * Runs commands on one record, one at a time, and reports whether visitors see their changes.
 * @param resumed the conflict with which the editor opens
 */
export function useAction(resumed: Conflict | null = null) {
  const [{ command, conflict }, dispatch] = useReducer(reduce, resumed, machine);
  const running = useRef<Promise<Done | null>>(null);
  const again = useRef(() => {});
  const abort = useRef<AbortController>(null);
  const latest = useRef<readonly FieldChange[]>([]);

  /** Checks whether visitors see the change of a finished command. */
  const prove = useCallback(async (done: Done) => {
    const { change } = done;
    if (!change) return;
    const look = async () => {
      dispatch({ type: 'proved', done, receipt: 'waiting' });
      dispatch({ type: 'proved', done, receipt: await proveLive(change) });
    };
    again.current = () => void look();
    await look();
  }, []);

  /** Shows the result of a command that ran before the page was reloaded. */
  const resume = useCallback(
    (done: Done) => {
      dispatch({ type: 'saved', done });
      void prove(done);
    },
    [prove],
  );

  /** Ends the command, after which another can begin. */
  function end(event: MachineEvent) {
    running.current = null;
    dispatch(event);
  }

  async function work(action: Action, { kind = 'save', onConflict }: CommandOptions): Promise<Done | null> {
    try {
      await whenOnline();
      dispatch({ type: 'online' });
      abort.current = new AbortController();
      const done = await action(abort.current.signal);
      end({ type: 'saved', done });
      return done;
    } catch (error) {
      end({ type: 'failed', error });
      if (error instanceof ConflictError) onConflict?.(error, kind);
      // The failure may mean that the session was ended elsewhere. If so, the user must sign in again.
      checkSession().catch(() => {});
      return null;
    }
  }

  async function start(action: Action, options: CommandOptions, isRepeated: boolean) {
    if (running.current) return;
    const { changes = latest.current } = options;
    dispatch({ type: 'began', isOffline: !navigator.onLine, isRepeated, changes });
    again.current = () => void start(action, options, true);
    const working = work(action, options);
    running.current = working;
    const done = await working;
    if (done) await prove(done);
  }

  useFinishBeforeSignOut(async () => !running.current || (await running.current) !== null);

  return {
    command,
    conflict,
    busy: isRunning(command),
    /** Set if the record was deleted elsewhere: the command that this prevented. */
    deletedElsewhere: command.is === 'deletedElsewhere' ? command.refused : null,
    run: (action: Action, options: CommandOptions = {}) => start(action, options, false),
    resume,
    retry: () => again.current(),
    cancel: () => abort.current?.abort(new CancelledError()),
    tell: dispatch,
    dismiss: () => dispatch({ type: 'dismissed' }),
    /** Reports the changes in the form. Called on every keystroke, so it renders only if there is a receipt to end. */
    onChanges(changes: readonly FieldChange[]) {
      latest.current = changes;
      if (command.is === 'done') dispatch({ type: 'changed', changes });
    },
  };
}

/** The part of the machine that a form uses. */
export type Telling = Pick<ReturnType<typeof useAction>, 'conflict' | 'tell' | 'onChanges'>;

/**
 * Restores a deleted record, as its requested draft if that is approved. A blog or press mention becomes a draft, and the
 * receipt checks that no visitor sees it. A PDF's address serves its file again.
 */
export async function restoreDeleted(
  { collection, id }: Pick<DeletedRecord, 'collection' | 'id'>,
  approved?: ApprovedRestore,
): Promise<Done> {
  const revision = await (approved
    ? restoreApproved(collection, id, approved)
    : restoreRecord(collection, id));
  // A colleague may have published the record since, so its state is neither checked nor reported.
  if (revision === null) return { confirmation: admin.deletedRecord.alreadyRestored };
  const confirmation = KINDS[collection].messages.restored;
  if (!isPublishable(collection)) return { confirmation, change: { collection, id, revision } };
  return { confirmation, change: { collection, id, revision: null }, hidden: true };
}
