import type { Clause } from '../compile/matches';
import { decide } from '../evaluation/decide';
import { type Documents, documentValue } from '../evaluation/documents';
import { Evaluation } from '../evaluation/frame';
import type { Decision, FirestoreRequest, QueryPromise } from '../ruleset';
import { Path } from '../values/path';
import type { RulesMap, RulesValue } from '../values/types';
import { type Alternative, constrainedData, queryAlternatives } from './query-constraints';
import { requestValue } from './request-value';

/** Represents any name in a query's path. It is used for the parents of a collection group. */
export const ANY_SEGMENT = '\uFFFF';

type ListRequest = Extract<FirestoreRequest, { method: 'list' }>;

/** Returns the value of `request.query` in rules. */
function queryValue({ limit, offset, orderBy }: QueryPromise): RulesMap {
  const order = orderBy.map(({ path, direction }): [string, RulesValue] => [
    path.join('.'),
    direction.toUpperCase(),
  ]);
  return new Map<string, RulesValue>([
    ['limit', limit === null ? null : BigInt(limit)],
    ['offset', BigInt(offset ?? 0)],
    ['orderBy', new Map(order)],
  ]);
}

/** Returns the document's id if the query selects one document by name, and null otherwise. */
function selectedId(alternative: Alternative): string | null {
  const [name] = alternative.filter(
    ({ path, part }) => path.join('.') === '__name__' && part.operator === '==',
  );
  const id = name?.part.value instanceof Path ? name.part.value.segments.at(-1) : null;
  return typeof id === 'string' ? id : null;
}

/** Decides one alternative of the query, based on what its filters guarantee about every document. */
function decideAlternative(
  clauses: Clause[],
  request: ListRequest,
  alternative: Alternative,
  documents: Documents,
): Decision {
  const id = selectedId(alternative);
  const collection = ['databases', request.database, 'documents', ...request.path];
  const path = id === null ? collection : [...collection, id];
  const value = requestValue(request, path).set('query', queryValue(request.query));
  const asked = [...collection.map((segment) => (segment === ANY_SEGMENT ? null : segment)), id];
  const resource =
    id === null ? new Map([['data', constrainedData(alternative)]]) : namedDocument(request, id);
  return decide(clauses, 'list', asked, new Evaluation(value, resource, documents, request.checkTime));
}

/** Returns the stored document that a query selects by name, or undefined if the document does not exist. */
function namedDocument({ lookup, database, path }: ListRequest, id: string): RulesMap | undefined {
  const stored = lookup.before([...path, id]);
  const name = new Path(['databases', database, 'documents', ...path, id]);
  return stored ? documentValue(name, stored.fields) : undefined;
}

/** Allows a query only if the rules allow each of its alternatives. */
export function decideList(clauses: Clause[], request: ListRequest, documents: Documents): Decision {
  const decisions = queryAlternatives(request.query.filters).map((alternative) =>
    decideAlternative(clauses, request, alternative, documents),
  );
  const refused = decisions.find(({ allowed }) => !allowed);
  return refused ?? decisions[0] ?? { allowed: false, reason: 'the query cannot match any document' };
}
