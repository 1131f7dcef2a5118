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

/** The lane of the cases with settings. */
export const SETTINGS_LANE = 'with settings';

/** The documents before the request, by path. Null means that the document must not exist. */
export type Seed = Record<string, Fields | null>;

/**
 * A request to test. `place` names the policy's row for the request. `sound` is true if the request must be allowed for
 * an authorised actor.
 */
export type Case = {
  place: string;
  operation: Operation;
  what: string;
  sound: boolean;
  /** Set if every actor must be refused separately. Of other unsound cases, an administrator's refusal is enough. */
  byAllActors?: boolean;
  /** Cases in the same lane run one after another, because they use the same documents. */
  lane?: string;
  /**
   * Set if the case runs after all others, because its settings would affect them. `secondFactor`: whether the account
   * signed in with a second factor.
   */
  withSettings?: { secondFactor: boolean };
  /** @param id is unique to each cell */
  make(id: string): { seed: Seed; ask: Ask };
};

/** Returns the rows of a table of requests that must be allowed, and one of requests that must be refused. */
export const judged = <Row>(allowed: Record<string, Row>, refused: Record<string, Row> = {}) =>
  [allowed, refused].flatMap((rows) =>
    Object.entries(rows).map(([what, row]) => ({ what, row, sound: rows === allowed })),
  );
