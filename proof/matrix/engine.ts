import { ANY_SEGMENT, type FirestoreRequest, type QueryPromise, type Ruleset } from 'local-firebase/rules';
import { PEOPLE, rulesAuth, SECOND_FACTOR } from './actors';
import type { Ask } from './cell';
import type { FirestoreCell } from './cells';
import { type Fields, ONE_MORE, toWire, toWireFields, type WireFields } from './value';

const DATABASE = '(default)';

export const documentOf = (path: string, fields: WireFields, now: Date) => ({
  name: `projects/demo/databases/${DATABASE}/documents/${path}`,
  fields,
  createTime: now.toISOString(),
  updateTime: now.toISOString(),
});

function promise({ filters, limit }: Extract<Ask, { kind: 'list' }>, now: Date): QueryPromise {
  const wire = filters.map(([field, op, value]) => ({
    path: field.split('.'),
    op,
    value: toWire(value, now),
  }));
  return { filters: wire, limit: limit ?? null, offset: null, orderBy: [] };
}

type Documents = Map<string, ReturnType<typeof documentOf>>;

/** Returns the parent of a listed collection, or the possible parents of a collection group. */
const parentsOf = ({ group, parent }: Extract<Ask, { kind: 'list' }>): string[][] =>
  group ? [0, 2, 4].map((depth) => Array<string>(depth).fill(ANY_SEGMENT)) : [parent];

type Bare = FirestoreRequest extends infer One
  ? One extends FirestoreRequest
    ? Omit<One, 'auth' | 'time' | 'lookup' | 'database'>
    : never
  : never;

type Rules = Ruleset<FirestoreRequest>;

/** Returns the fields with their increments applied to the stored values. */
function counted(fields: Fields, stored: WireFields | undefined): Fields {
  const next = (field: string) => {
    const before = stored?.[field];
    return 1 + Number(before && 'integerValue' in before ? before.integerValue : 0);
  };
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value === ONE_MORE ? next(field) : value]),
  );
}

/**
 * Translates a request into rules operations, and applies its writes to `after`. The request is allowed only if the
 * rules allow every operation.
 */
function operationsOf(ask: Ask, before: Documents, after: Documents, now: Date): Bare[] {
  if (ask.kind === 'get') {
    return [{ method: 'get', path: ask.path.split('/'), resource: before.get(ask.path) ?? null }];
  }
  if (ask.kind === 'list') {
    const query = promise(ask, now);
    return parentsOf(ask).map((parent) => ({ method: 'list', path: [...parent, ask.collection], query }));
  }
  return ask.writes.map(({ path, fields }): Bare => {
    const resource = after.get(path) ?? null;
    const segments = path.split('/');
    if (!fields) {
      after.delete(path);
      return { method: 'delete', path: segments, resource };
    }
    const incoming = toWireFields(counted(fields, resource?.fields), now);
    after.set(path, documentOf(path, incoming, now));
    return resource
      ? { method: 'update', path: segments, resource, incoming }
      : { method: 'create', path: segments, incoming };
  });
}

type Request = Pick<FirestoreCell, 'actor' | 'seed' | 'ask' | 'withSettings'>;

/**
 * Prepares a cell for evaluation in the rules engine alone, which is much faster than a request to a server.
 * @param onRead is called whenever the rules read a document
 */
export function prepareCell(
  { actor, seed, ask, withSettings }: Request,
  now: Date,
  onRead?: (document: string, operation: string) => void,
): (rules: Rules) => boolean {
  const auth = rulesAuth(actor);
  if (auth && withSettings?.secondFactor) auth.token.firebase = SECOND_FACTOR;
  const before: Documents = new Map();
  for (const [path, fields] of Object.entries({ ...PEOPLE, ...seed })) {
    if (fields) before.set(path, documentOf(path, toWireFields(fields, now), now));
  }
  const after = new Map(before);
  const operations = operationsOf(ask, before, after, now);
  const requests = operations.map((operation) => {
    const reading = (documents: Documents) => (path: string[]) => {
      onRead?.(path.join('/'), operation.path.join('/'));
      return documents.get(path.join('/')) ?? null;
    };
    const lookup = { before: reading(before), after: reading(after) };
    return { ...operation, auth, time: now, lookup, database: DATABASE } as FirestoreRequest;
  });
  return (rules) => requests.every((request) => rules.decide(request).allowed);
}
