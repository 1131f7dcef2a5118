import type { LimitAnonymous, LimitEvaluation } from '../anonymous-limits';
import type { Authenticate } from '../auth/caller';
import type { Access } from './access';
import type { Committer } from './commit/commit';
import type { CommitClock } from './documents/clock';
import type { Collections } from './documents/collections';
import type { DocumentStore } from './documents/document-store';
import type { RequireIndex } from './indexes/require-index';
import type { QueryRunner } from './query/find';
import type { Readers } from './readers/readers';
import type { Snapshot } from './snapshot';
import type { Transactions } from './transactions';

/** The dependencies of the API's methods. */
export type FirestoreContext = {
  projectId: string;
  /** The prefix of all documents' resource names. */
  root: string;
  authenticate: Authenticate;
  limitAnonymous: LimitAnonymous;
  limitEvaluation: LimitEvaluation;
  access: Access;
  clock: CommitClock;
  collections: Collections;
  documents: DocumentStore;
  queries: QueryRunner;
  /** Null if no other connection can read the database. */
  readers: Readers | null;
  committer: Committer;
  requireIndex: RequireIndex;
  transactions: Transactions;
  takeSnapshot(): Snapshot;
};
