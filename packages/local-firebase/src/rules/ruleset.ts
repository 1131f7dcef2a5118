import type { WireDocument, WireFields } from '../firestore/wire';

/** The caller: the verified ID token's subject and claims, or null if anonymous. */
export type RulesAuth = { uid: string; token: Record<string, unknown> } | null;

/** The operations that rules distinguish. `read` and `write` in a rules file cover several of them. */
export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** A stored object as Storage rules see it. Times are in RFC 3339 format, and the size is in bytes. */
export type StorageObject = {
  name: string;
  bucket: string;
  size: number;
  contentType: string;
  metadata: Record<string, string>;
  timeCreated: string;
  updated: string;
  md5Hash: string;
  generation: number;
  metageneration: number;
};

/** A query filter that rules may rely on. `path` is the field path, split into its segments. */
export type QueryFilter = {
  path: string[];
  op: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not-in' | 'array-contains' | 'array-contains-any';
  value: WireFields[string];
};

/** A `list` request's guarantees about every document that it can return. All filters hold. */
export type QueryPromise = {
  filters: QueryFilter[];
  limit: number | null;
  offset: number | null;
  orderBy: { path: string[]; direction: 'asc' | 'desc' }[];
};

/** Reads documents for `get`, `exists` and their `After` forms. Paths are relative: `['Blog', 'abc']`. */
export type DocumentLookup = {
  before(path: string[]): WireDocument | null;
  after(path: string[]): WireDocument | null;
};

type RequestBase = { auth: RulesAuth; time: Date; lookup: DocumentLookup };

/** `path` is relative to `/databases/{database}/documents`; for a list it ends with the collection's name. */
export type FirestoreRequest = RequestBase & {
  database: string;
  path: string[];
  /** Documents already read by rules for other operations of the same request. */
  shared?: Set<string>;
} & (
    | { method: 'get'; resource: WireDocument | null }
    | { method: 'list'; query: QueryPromise }
    | { method: 'create'; incoming: WireFields }
    | { method: 'update'; resource: WireDocument; incoming: WireFields }
    | { method: 'delete'; resource: WireDocument | null }
  );

/** `path` is the object's name, or a list's prefix, split at `/`. */
export type StorageRequest = RequestBase & {
  bucket: string;
  path: string[];
  method: RulesMethod;
  resource: StorageObject | null;
  incoming: StorageObject | null;
};

/** `reason` states for the log which clause allowed the request, or why none did. It is never sent to clients. */
export type Decision = { allowed: boolean; reason: string; cost?: RulesCost };

/** Documents read and expressions evaluated for a decision. Production limits both. */
export type RulesCost = { documents: number; expressions: number };

/** A valid rules file without unsupported parts. */
export type Ruleset<Request> = { decide(request: Request): Decision };
