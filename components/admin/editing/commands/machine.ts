import type { conflicts } from '@/content/admin/conflicts';
import { type FieldChange, sameValue } from '@/lib/model/editable';
import type { Collection } from '@/lib/model/kinds';
import { type Merge, mergeWork, type States } from '@/lib/model/three-way';
import type { Receipt } from '@/lib/publishing/prove';
import type { PublicChange } from '@/lib/publishing/revision-mark';

/** A kind of command that a conflict can prevent. */
export type Refusable = keyof typeof conflicts.refused;

/** The result of a command. */
export type Done = {
  confirmation: string;
  /** The change that visitors should see, if any. */
  change?: PublicChange;
  /** Whether the record is hidden from visitors both before and after the change. */
  hidden?: boolean;
  /** When visitors will start or stop seeing the record. */
  note?: string;
  undo?: () => void;
};

/**
 * A conflict with a save made elsewhere while the record was being edited: the state before both changes, the stored
 * record, the merged fields, and the fields that need a decision.
 */
export type Conflict = Pick<Merge, 'merged' | 'open'> & {
  base: object;
  theirs: object;
  /** The command that the other save prevented, until a later command succeeds. */
  refused: Refusable | null;
};

/** Merges the form with the record that was saved elsewhere. */
export function mergeConflict(
  name: Collection,
  states: States,
  refused: Refusable | null,
): Conflict & Pick<Merge, 'values'> {
  const { base, theirs } = states;
  return { base, theirs, refused, ...mergeWork(name, states) };
}

type Changes = readonly FieldChange[];

/** A command that has succeeded. `receipt` is `waiting` while checking whether visitors see the change. */
export type CommandDone = { is: 'done'; done: Done; receipt: Receipt | 'waiting' | null; changes: Changes };

/** The last command, such as a save or a publication. */
export type Command =
  | { is: 'none' }
  /** `waiting` until the device is online. `changes` are those in the form when the command began. */
  | { is: 'waiting' | 'running'; changes: Changes; conflict: Conflict | null }
  | CommandDone
  | { is: 'failed'; error: unknown; changes: Changes }
  | { is: 'deletedElsewhere'; refused: Refusable };

/** The editing of one record: its last command, and its conflict with another save. */
export type Machine = { command: Command; conflict: Conflict | null };

export type MachineEvent =
  | { type: 'loaded' | 'merged'; conflict: Conflict | null }
  /** The form has these changes now. A receipt ends if the form did not have them when the command began. */
  | { type: 'changed'; changes: Changes }
  /** `changes` are those in the form. A repeated command keeps those of the first attempt. */
  | { type: 'began'; isOffline: boolean; isRepeated: boolean; changes: Changes }
  | { type: 'online' }
  | { type: 'saved'; done: Done }
  | { type: 'proved'; done: Done; receipt: Receipt | 'waiting' }
  | { type: 'failed'; error: unknown }
  | { type: 'deletedElsewhere'; refused: Refusable }
  | { type: 'resolved' | 'dismissed' };

const NONE: Command = { is: 'none' };

export const machine = (conflict: Conflict | null): Machine => ({ command: NONE, conflict });

export const isRunning = ({ is }: Command): boolean => is === 'waiting' || is === 'running';

const changesAt = (command: Command): Changes => ('changes' in command ? command.changes : []);

const areAllIn = (changes: Changes, earlier: Changes) =>
  changes.every(({ field, after }) =>
    earlier.some((change) => change.field === field && sameValue(change.after, after)),
  );

/** A later command that succeeds makes a refused one obsolete, unless the conflict arose during the command. */
function saved(state: Machine, done: Done): Machine {
  const { command, conflict } = state;
  const isOlder = isRunning(command) && 'conflict' in command && command.conflict === conflict;
  return {
    ...state,
    command: { is: 'done', done, receipt: null, changes: changesAt(command) },
    conflict: conflict && isOlder ? { ...conflict, refused: null } : conflict,
  };
}

/** Returns the state after an event. An event that does not fit the state changes nothing. */
export function reduce(state: Machine, event: MachineEvent): Machine {
  const { command, conflict } = state;
  switch (event.type) {
    case 'loaded':
      return { ...state, conflict: event.conflict };
    case 'merged':
      return isRunning(command) ? state : { ...state, command: NONE, conflict: event.conflict };
    case 'changed':
      // Older changes can remain, because unpublishing does not save them.
      if (command.is !== 'done' || areAllIn(event.changes, command.changes)) return state;
      return { ...state, command: NONE };
    case 'began': {
      if (isRunning(command)) return state;
      const changes = event.isRepeated ? changesAt(command) : event.changes;
      return { ...state, command: { is: event.isOffline ? 'waiting' : 'running', changes, conflict } };
    }
    case 'online':
      return command.is === 'waiting' ? { ...state, command: { ...command, is: 'running' } } : state;
    case 'saved':
      return saved(state, event.done);
    case 'proved':
      if (command.is !== 'done' || command.done !== event.done) return state;
      return { ...state, command: { ...command, receipt: event.receipt } };
    case 'failed':
      return { ...state, command: { is: 'failed', error: event.error, changes: changesAt(command) } };
    case 'deletedElsewhere':
      return { ...state, command: { is: 'deletedElsewhere', refused: event.refused } };
    case 'resolved':
      return { ...state, conflict: null };
    case 'dismissed':
      return isRunning(command) ? state : { ...state, command: NONE };
  }
}
