import type { Verdict } from './cell';
import { COLLECTIONS, lifeOf } from './specification';

type Who = 'everyone' | 'administrators';

type Rows = Record<string, Record<string, Who>>;

const ADMINISTERED = {
  get: 'administrators',
  list: 'administrators',
  create: 'administrators',
  update: 'administrators',
} as const;

/** The policy's rows for a collection, by its lifecycle. */
const ROWS_OF: Record<ReturnType<typeof lifeOf>, (name: string) => Rows> = {
  publishable: (name) => ({
    [`${name}, published or due`]: { get: 'everyone', list: 'everyone' },
    [name]: { ...ADMINISTERED, delete: 'administrators' },
  }),
  pair: (name) => ({ [`${name}, published`]: { get: 'everyone' }, [name]: ADMINISTERED }),
  file: (name) => ({ [name]: { ...ADMINISTERED, get: 'everyone', delete: 'administrators' } }),
};

/**
 * Who is allowed to perform each operation, written from the specification and independently of the rules. Operations
 * that a row does not list are forbidden.
 */
export const FIRESTORE_POLICY: Rows = {
  ...Object.assign({}, ...COLLECTIONS.map((name) => ROWS_OF[lifeOf(name)](name))),
  'Link, listed': { list: 'everyone' },
  'history, of listed instructions': { get: 'everyone' },
  history: { get: 'administrators', list: 'administrators', create: 'administrators' },
  Trash: {
    get: 'administrators',
    list: 'administrators',
    create: 'administrators',
    delete: 'administrators',
  },
  bodies: { get: 'administrators', create: 'administrators' },
  'bodies, live': { get: 'everyone' },
  Slugs: { get: 'administrators', create: 'administrators' },
  Staff: {
    get: 'administrators',
    list: 'administrators',
    create: 'administrators',
    update: 'administrators',
  },
  // Only a document's owner is allowed to delete it. The cases distinguish the owner from other administrators.
  Work: { ...ADMINISTERED, delete: 'administrators' },
  Presence: { ...ADMINISTERED, delete: 'administrators' },
  // This row is for requests for the clock alone. A commit that also writes a record belongs to the record's row.
  Changes: { get: 'everyone', create: 'administrators', update: 'administrators' },
  elsewhere: {},
};

/** Like `FIRESTORE_POLICY`, for files. */
export const STORAGE_POLICY: Rows = {
  images: {
    read: 'everyone',
    list: 'administrators',
    upload: 'administrators',
  },
  pdfs: {
    read: 'everyone',
    list: 'administrators',
    upload: 'administrators',
  },
  'pdfs, from before': { read: 'everyone' },
  elsewhere: {},
};

/** The last three actors have invalid tokens, which Firebase's documented rules for ID tokens always reject. */
export const ACTORS = [
  'anonymous',
  'signed in',
  'signed in, admin: "true"',
  'administrator',
  'expired token',
  'token of another project',
  'tampered token',
] as const;

export type Actor = (typeof ACTORS)[number];

/** Actors with a valid token or none. The other actors' requests do not reach the rules. */
export const KNOWN_ACTORS = ['anonymous', 'signed in', 'signed in, admin: "true"', 'administrator'] as const;

export type KnownActor = (typeof KNOWN_ACTORS)[number];

const isKnown = (actor: Actor): actor is KnownActor => KNOWN_ACTORS.some((known) => known === actor);

type Asked = { place: string; operation: string; sound: boolean };

/** Returns the expected verdict of a request. Throws if the policy has no row for the request's place. */
export function expectedVerdict(
  policy: typeof FIRESTORE_POLICY,
  actor: Actor,
  { place, operation, sound }: Asked,
): Verdict {
  const row = policy[place];
  if (!row) throw new Error(`The policy has no row '${place}'.`);
  if (!isKnown(actor)) return 'unauthenticated';
  const who = row[operation];
  const may = who === 'everyone' || (who === 'administrators' && actor === 'administrator');
  return may && sound ? 'allowed' : 'refused';
}
