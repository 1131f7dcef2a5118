import type { WireFields, WireValue } from '../wire';

export type FieldTransform = { path: string[] } & (
  | { kind: 'requestTime' }
  | { kind: 'increment' | 'maximum' | 'minimum'; operand: WireValue }
  | { kind: 'append' | 'remove'; elements: WireValue[] }
);

/** What must hold for a document before a write; `updateTime` in microseconds. */
export type Precondition = { exists: boolean } | { updateTime: bigint };

/** One write of a commit, checked. Without a mask an update replaces the whole document. */
export type Write = { path: string[]; precondition: Precondition | null } & (
  | { kind: 'update'; fields: WireFields; mask: string[][] | null; transforms: FieldTransform[] }
  | { kind: 'delete' }
  | { kind: 'verify' }
);
