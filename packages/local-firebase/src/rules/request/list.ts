import type { Clause } from '../compile/matches';
import { decide } from '../evaluation/decide';
import { type Documents, documentValue } from '../evaluation/documents';
import { Evaluation } from '../evaluation/frame';
import type { Decision, FirestoreRequest, QueryPromise } from '../ruleset';
import { Path } from '../values/path';
import type { RulesMap, RulesValue } from '../values/types';
import { promisedData, promisedWorlds, type World } from './promised-worlds';
import { requestValue } from './request-value';

/** In the path of a list: a collection group's parent, which may have any name. */
export const ANY_SEGMENT = '\uFFFF';

type ListRequest = Extract<FirestoreRequest, { method: 'list' }>;

/** `request.query` as rules see it. */
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

/** The document's id, if the query asks for one document by its name. */
function promisedId(world: World): string | null {
  const [name] = world.filter(({ path, part }) => path.join('.') === '__name__' && part.operator === '==');
  const id = name?.part.value instanceof Path ? name.part.value.segments.at(-1) : null;
  return typeof id === 'string' ? id : null;
}

/** Decides one alternative of the query by what it promises of every document. */
function decideWorld(clauses: Clause[], request: ListRequest, world: World, documents: Documents): Decision {
  const id = promisedId(world);
  const collection = ['databases', request.database, 'documents', ...request.path];
  const path = id === null ? collection : [...collection, id];
  const value = requestValue(request, path).set('query', queryValue(request.query));
  const asked = [...collection.map((segment) => (segment === ANY_SEGMENT ? null : segment)), id];
  const resource = id === null ? new Map([['data', promisedData(world)]]) : namedDocument(request, id);
  return decide(clauses, 'list', asked, new Evaluation(value, resource, documents));
}

/** A document that is asked for by its name is judged as it is stored; undefined if there is none. */
function namedDocument({ lookup, database, path }: ListRequest, id: string): RulesMap | undefined {
  const stored = lookup.before([...path, id]);
  const name = new Path(['databases', database, 'documents', ...path, id]);
  return stored ? documentValue(name, stored.fields) : undefined;
}

/** Decides what a query may see: every alternative of it must be allowed. */
export function decideList(clauses: Clause[], request: ListRequest, documents: Documents): Decision {
  const decisions = promisedWorlds(request.query.filters).map((world) =>
    decideWorld(clauses, request, world, documents),
  );
  const refused = decisions.find(({ allowed }) => !allowed);
  return refused ?? decisions[0] ?? { allowed: false, reason: 'the query can find nothing' };
}
