import type { Clause } from '../compile/matches';
import type { DocumentFunction } from '../compile/scope';
import { compileService } from '../compile/service';
import { decide, denyUnlessValid } from '../evaluation/decide';
import { Documents, documentValue } from '../evaluation/documents';
import { Evaluation } from '../evaluation/frame';
import type { Decision, FirestoreRequest, Ruleset } from '../ruleset';
import { Path } from '../values/path';
import { decideList } from './list';
import { requestValue } from './request-value';

/**
 * The maximum number of documents that rules can read for one request, not counting the request's own document.
 * Source: the documented limits of Security Rules.
 */
const MAX_DOCUMENTS = 10;
/** The corresponding limit for all writes of a commit together, or for all documents of a read together. */
const MAX_SHARED_DOCUMENTS = 20;

const documentFunctions = new Map<string, DocumentFunction>([
  ['get', (documents, path) => documents.get(path, 'before')],
  ['getAfter', (documents, path) => documents.get(path, 'after')],
  ['exists', (documents, path) => documents.exists(path, 'before')],
  ['existsAfter', (documents, path) => documents.exists(path, 'after')],
]);

/** Compiles Firestore rules. If they are invalid, throws a `RulesError` with the file, line and column. */
export function compileFirestoreRules(source: string, fileName: string): Ruleset<FirestoreRequest> {
  const clauses = compileFirestoreClauses(source, fileName);
  return {
    decide(request): Decision {
      return denyUnlessValid(() => {
        if (request.method === 'list') return decideList(clauses, request, documentsOf(request));
        const evaluation = openEvaluation(request);
        const decision = decide(clauses, request.method, fullPath(request), evaluation);
        const { documents, expressions } = evaluation;
        return { ...decision, cost: { documents: documents.count, expressions } };
      });
    },
  };
}

export const compileFirestoreClauses = (source: string, fileName: string): Clause[] =>
  compileService(source, fileName, 'cloud.firestore', documentFunctions);

type SingleRequest = Exclude<FirestoreRequest, { method: 'list' }>;

/** Returns the data visible to expressions in a request for a single document. */
export function openEvaluation(request: SingleRequest): Evaluation {
  const path = fullPath(request);
  const value = requestValue(request, path);
  const name = new Path(path);
  value.set('writeFields', null);
  // `request.resource` is absent for a read and null for a delete.
  if (request.method !== 'get') {
    value.set('resource', 'incoming' in request ? documentValue(name, request.incoming) : null);
  }
  const stored = 'resource' in request ? request.resource : null;
  const resource = stored && documentValue(name, stored.fields);
  return new Evaluation(value, resource, documentsOf(request), request.checkTime);
}

const fullPath = ({ database, path }: FirestoreRequest) => ['databases', database, 'documents', ...path];

const documentsOf = ({ lookup, database, path, shared }: FirestoreRequest) =>
  new Documents(lookup, database, path.join('/'), [
    { read: new Set(), most: MAX_DOCUMENTS },
    ...(shared ? [{ read: shared, most: MAX_SHARED_DOCUMENTS }] : []),
  ]);
