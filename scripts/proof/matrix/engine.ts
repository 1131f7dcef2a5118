import { ANY_SEGMENT, type FirestoreRequest, type QueryPromise, type Ruleset } from 'local-firebase/rules';
import type { Ask } from './cell';
import type { FirestoreCell } from './firestore-cells';
import { KNOWN_ACTORS, type KnownActor } from './policy';
import { emailOf, WRITER } from './records';
import { toWire, toWireFields, type WireFields } from './value';

export const CLAIMS: Record<KnownActor, { uid: string; claims: Record<string, unknown> } | null> = {
  anonymous: null,
  'signed in': { uid: 'matrix-user', claims: {} },
  'signed in, admin: "true"': { uid: 'matrix-pretender', claims: { admin: 'true' } },
  administrator: { uid: WRITER, claims: { admin: true } },
};

export const isKnownActor = (actor: string): actor is KnownActor =>
  KNOWN_ACTORS.some((known) => known === actor);

const DATABASE = '(default)';

const documentOf = (path: string, fields: WireFields, now: Date) => ({
  name: `projects/demo/databases/${DATABASE}/documents/${path}`,
  fields,
  createTime: now.toISOString(),
  updateTime: now.toISOString(),
});

function promise({ filters, limit }: Extract<Ask, { kind: 'list' }>, now: Date): QueryPromise {
  const wire = filters.map(([field, op, value]) => ({ path: [field], op, value: toWire(value, now) }));
  return { filters: wire, limit: limit ?? null, offset: null, orderBy: [] };
}

/** What a collection group may stand under. */
const parentsOf = ({ group, parent }: Extract<Ask, { kind: 'list' }>): string[][] =>
  group ? [0, 2, 4].map((depth) => Array<string>(depth).fill(ANY_SEGMENT)) : [parent];

type Bare = FirestoreRequest extends infer One
  ? One extends FirestoreRequest
    ? Omit<One, 'auth' | 'time' | 'lookup' | 'database'>
    : never
  : never;

/** Judges a cell by the rules engine alone, without a server: the same answers, thousands in a second. */
export function decideCell(rules: Ruleset<FirestoreRequest>, cell: FirestoreCell, now: Date): boolean {
  const { actor, seed, ask } = cell;
  if (!isKnownActor(actor)) throw new Error(`Rules are never asked about ${actor}.`);
  const known = CLAIMS[actor];
  const auth = known && { uid: known.uid, token: { ...known.claims, email: emailOf(known.uid) } };
  const before = new Map(
    Object.entries(seed).flatMap(([path, fields]) =>
      fields ? [[path, documentOf(path, toWireFields(fields, now), now)] as const] : [],
    ),
  );
  const after = new Map(before);
  const lookup = {
    before: (path: string[]) => before.get(path.join('/')) ?? null,
    after: (path: string[]) => after.get(path.join('/')) ?? null,
  };
  const decide = (request: Bare) =>
    rules.decide({ ...request, auth, time: now, lookup, database: DATABASE } as FirestoreRequest).allowed;

  if (ask.kind === 'get') {
    return decide({ method: 'get', path: ask.path.split('/'), resource: before.get(ask.path) ?? null });
  }
  if (ask.kind === 'list') {
    const query = promise(ask, now);
    return parentsOf(ask).every((parent) =>
      decide({ method: 'list', path: [...parent, ask.collection], query }),
    );
  }
  const requests = ask.writes.map(({ path, fields }): Bare => {
    const resource = after.get(path) ?? null;
    const segments = path.split('/');
    if (!fields) {
      after.delete(path);
      return { method: 'delete', path: segments, resource };
    }
    const incoming = toWireFields(fields, now);
    after.set(path, documentOf(path, incoming, now));
    return resource
      ? { method: 'update', path: segments, resource, incoming }
      : { method: 'create', path: segments, incoming };
  });
  return requests.every(decide);
}
