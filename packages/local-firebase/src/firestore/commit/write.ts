import type { WireFields, WireValue } from '../wire';

export type FieldTransform = { path: string[] } & (
  | { kind: 'requestTime' }
  | { kind: 'increment' | 'maximum' | 'minimum'; operand: WireValue }
  | { kind: 'append' | 'remove'; elements: WireValue[] }
);

/** A write's precondition. `updateTime` is in microseconds since 1970. */
export type Precondition = { exists: boolean } | { updateTime: bigint };

/** A validated write of a commit. Without a mask, an update replaces the whole document. */
export type Write = { path: string[]; precondition: Precondition | null } & (
  | { kind: 'update'; fields: WireFields; mask: string[][] | null; transforms: FieldTransform[] }
  | { kind: 'delete' }
  | { kind: 'verify' }
);
