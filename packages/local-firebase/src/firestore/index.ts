import type { LimitAnonymous, LimitEvaluation } from '../anonymous-limits';
import type { Authenticate } from '../auth/caller';
import type { Route } from '../http/route';
import type { FirestoreRequest, Ruleset } from '../rules/ruleset';
import type { Database } from '../store/database';
import { createAccess, type HighestCost } from './access';
import { createCommitter } from './commit/commit';
import type { FirestoreContext } from './context';
import { createCommitClock } from './documents/clock';
import { createCollections } from './documents/collections';
import { createDocumentStore } from './documents/document-store';
import { renameNulIds } from './documents/nul-ids';
import { readIndexFile } from './indexes/index-file';
import { createRequireIndex } from './indexes/require-index';
import { documentsRoot } from './names';
import { createQueryRunner } from './query/find';
import { createReaders } from './readers/readers';
import { batchGetRoute } from './routes/batch-get';
import { commitRoute } from './routes/commit';
import { documentRoutes } from './routes/document';
import { listCollectionIdsRoute } from './routes/list-collection-ids';
import { listDocumentsRoute } from './routes/list-documents';
import { runAggregationQueryRoute } from './routes/run-aggregation-query';
import { runQueryRoute } from './routes/run-query';
import { transactionRoutes } from './routes/transactions';
import { unsupportedRoutes } from './routes/unsupported';
import { openSnapshot } from './snapshot';
import { createTransactions } from './transactions';
import type { WireDocument } from './wire';

export type FirestoreOptions = {
  db: Database;
  /** The database's file. */
  file: string;
  /** Opens another connection to the same data. */
  openReader(): Database;
  projectId: string;
  rules: () => Ruleset<FirestoreRequest>;
  authenticate: Authenticate;
  limitAnonymous: LimitAnonymous;
  limitEvaluation: LimitEvaluation;
  /** The path of `firestore.indexes.json`. Without this option, no query needs an index. */
  indexes?: string;
  log(line: string): void;
};

export type FirestoreService = {
  routes: Route[];
  /** Returns the stored document at a path, for rules that read documents. */
  lookup(path: readonly string[]): WireDocument | null;
  highestCost: HighestCost;
  close(): Promise<void>;
};

/** Whether other connections can read the database. On a full disk, it is opened exclusively. */
function isShared(db: Database): boolean {
  const { locking_mode: mode } = db.prepare<unknown[]>('PRAGMA locking_mode').get([]) as {
    locking_mode: string;
  };
  return mode !== 'exclusive';
}

function createContext(options: FirestoreOptions): FirestoreContext {
  const { db, file, openReader, projectId, rules, authenticate, indexes, log } = options;
  const root = documentsRoot(projectId);
  const collections = createCollections(db);
  const documents = createDocumentStore(db, root, collections);
  renameNulIds(db, documents, log);
  const clock = createCommitClock(db);
  const { limitAnonymous, limitEvaluation } = options;
  const access = createAccess(rules, limitEvaluation, log);
  const committer = createCommitter({ db, documents, clock, access, limitEvaluation, root });
  const queries = createQueryRunner(db, root);
  const transactions = createTransactions();
  const requireIndex = indexes ? createRequireIndex(readIndexFile(indexes)) : () => {};
  return {
    projectId,
    root,
    authenticate,
    limitAnonymous,
    limitEvaluation,
    access,
    clock,
    collections,
    documents,
    queries,
    readers: isShared(db) ? createReaders({ file, root }) : null,
    committer,
    transactions,
    takeSnapshot: () => openSnapshot(openReader(), root),
    requireIndex,
  };
}

/** Creates the part of Firestore's REST API that `firebase/firestore/lite` and scripts use. */
export function createFirestoreService(options: FirestoreOptions): FirestoreService {
  const context = createContext(options);
  const routes = [
    batchGetRoute(context),
    runQueryRoute(context),
    runAggregationQueryRoute(context),
    commitRoute(context),
    ...transactionRoutes(context),
    listCollectionIdsRoute(context),
    ...unsupportedRoutes(context),
    ...documentRoutes(context),
    listDocumentsRoute(context),
  ];
  return {
    routes,
    lookup: context.documents.read,
    highestCost: context.access.highest,
    async close() {
      context.transactions.close();
      await context.readers?.close();
    },
  };
}
