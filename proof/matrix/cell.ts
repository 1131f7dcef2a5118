import type { Fields, Value } from './value';

export type Verdict = 'allowed' | 'refused' | 'unauthenticated';

export type Write = { path: string; fields: Fields | null };

export type Filter = [field: string, op: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in', value: Value];

/** One Firestore request. A write without fields deletes the document. */
export type Ask =
  | { kind: 'get'; path: string }
  | { kind: 'list'; parent: string[]; collection: string; filters: Filter[]; limit?: number; group?: boolean }
  | { kind: 'commit'; writes: Write[] };

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Documents before the request; null for one that must not exist. */
export type Seed = Record<string, Fields | null>;

/** A request to test. `sound` indicates whether an authorised actor's request must be allowed. */
export type Case = {
  place: string;
  operation: Operation;
  what: string;
  sound: boolean;
  /** Cases in the same lane run sequentially. Set if document ids are fixed. */
  lane?: string;
  /** @param id unique to each cell */
  make(id: string): { seed: Seed; ask: Ask };
};
