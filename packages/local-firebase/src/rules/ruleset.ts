import type { WireDocument, WireFields } from '../firestore/wire';

/** The user id and the claims in the caller's verified ID token, or null for a request without a token. */
export type RulesAuth = { uid: string; token: Record<string, unknown> } | null;

/** The operations that rules distinguish. In a rules file, `read` and `write` each cover several of them. */
export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** A stored object's properties in Storage rules. Times are in RFC 3339 format, and the size is in bytes. */
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

/** A query filter that rules can rely on. `path` is the field path, split into segments. */
export type QueryFilter = {
  path: string[];
  op: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not-in' | 'array-contains' | 'array-contains-any';
  value: WireFields[string];
};

/** The query of a `list` request. Every document that it returns satisfies all the filters. */
export type QueryPromise = {
  filters: QueryFilter[];
  limit: number | null;
  offset: number | null;
  orderBy: { path: string[]; direction: 'asc' | 'desc' }[];
};

/** Reads documents as they are before and after the request. Paths are relative to the root: `['Blog', 'abc']`. */
export type DocumentLookup = {
  before(path: string[]): WireDocument | null;
  after(path: string[]): WireDocument | null;
};

type RequestBase = {
  auth: RulesAuth;
  time: Date;
  lookup: DocumentLookup;
  /** Called for each expression. Ends the evaluation by throwing an error, which `decide` then throws. */
  checkTime?: () => void;
};

/** `path` is relative to `/databases/{database}/documents`. For a list, it ends with the collection's name. */
export type FirestoreRequest = RequestBase & {
  database: string;
  path: string[];
  /** Documents that rules have read for any operation of the same request. A decision adds to the set. */
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

/** `reason` names the clause that allowed the request, or explains why none did. It is never sent to clients. */
export type Decision = { allowed: boolean; reason: string; cost?: RulesCost };

/** How many documents were read and how many expressions were evaluated for a decision. Both numbers are limited. */
export type RulesCost = { documents: number; expressions: number };

/** A compiled rules file. */
export type Ruleset<Request> = { decide(request: Request): Decision };
