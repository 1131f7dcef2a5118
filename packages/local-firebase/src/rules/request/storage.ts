import type { DocumentFunction } from '../compile/scope';
import { compileService } from '../compile/service';
import { decide } from '../evaluation/decide';
import { Documents } from '../evaluation/documents';
import { Evaluation } from '../evaluation/frame';
import type { Ruleset, StorageObject, StorageRequest } from '../ruleset';
import { mapFromJson } from '../values/from-json';
import { Timestamp } from '../values/timestamp';
import type { RulesValue } from '../values/types';
import { requestValue } from './request-value';

const DATABASE = '(default)';

/** The maximum number of Firestore documents that rules can read for one request. */
const MAX_DOCUMENTS = 2;

const documentFunctions = new Map<string, DocumentFunction>([
  ['firestore.get', (documents, path) => documents.get(path, 'before')],
  ['firestore.exists', (documents, path) => documents.exists(path, 'before')],
]);

function objectValue(object: StorageObject | null): RulesValue {
  if (!object) return null;
  return new Map<string, RulesValue>([
    ...mapFromJson(object),
    ['timeCreated', Timestamp.parse(object.timeCreated)],
    ['updated', Timestamp.parse(object.updated)],
  ]);
}

/** Compiles Storage rules. If they are invalid, throws a `RulesError` with the file, line and column. */
export function compileStorageRules(source: string, fileName: string): Ruleset<StorageRequest> {
  const clauses = compileService(source, fileName, 'firebase.storage', documentFunctions);
  return {
    decide(request) {
      const path = ['b', request.bucket, 'o', ...request.path];
      const value = requestValue(request, path).set('resource', objectValue(request.incoming));
      const documents = new Documents(request.lookup, DATABASE, null, [
        { read: new Set(), most: MAX_DOCUMENTS },
      ]);
      return decide(
        clauses,
        request.method,
        path,
        new Evaluation(value, objectValue(request.resource), documents, request.checkTime),
      );
    },
  };
}
