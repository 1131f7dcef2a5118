import type { Fields, Value } from './value';

export type Verdict = 'allowed' | 'refused' | 'unauthenticated';

export type Write = { path: string; fields: Fields | null };

export type Filter = [field: string, op: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in', value: Value];

/** What one request asks of Firestore. A write without fields deletes. */
export type Ask =
  | { kind: 'get'; path: string }
  | { kind: 'list'; parent: string[]; collection: string; filters: Filter[]; limit?: number; group?: boolean }
  | { kind: 'commit'; writes: Write[] };

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Documents as they stand before; null for one that must not be there. */
export type Seed = Record<string, Fields | null>;

/** One request on one record. `sound` says whether the record is one that whoever may write at all may write so. */
export type Case = {
  place: string;
  operation: Operation;
  what: string;
  sound: boolean;
  /** Where the documents' ids are fixed: cases of one lane take turns. */
  lane?: string;
  /** `id` is unique to each cell made of this case. */
  make(id: string): { seed: Seed; ask: Ask };
};
