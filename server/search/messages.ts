import type { SearchChanges } from './entry';

type SearchEncoding = 'gzip' | 'identity';

/** The pages that the server fills in with a query. */
export type FilledPage = 'search' | 'contact' | 'ifu' | 'paper';

export type SearchRequest = {
  id: number;
  /** The visitor's query, or the id of the document that the visitor wants on paper. */
  query: string;
  as: FilledPage | 'suggestions';
  /** The visitor's `Accept-Language` header. */
  acceptLanguage: string;
  encoding: SearchEncoding;
};

/** A change to the index, a finished page to fill in, or a request. */
export type ToWorker =
  | { changes: SearchChanges }
  | { page: FilledPage; html: string }
  | { request: SearchRequest };

/** `body` is null if the request failed. */
export type FromWorker = { id: number; body: Uint8Array<ArrayBuffer> | null };
