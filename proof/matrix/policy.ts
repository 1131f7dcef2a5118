import type { Verdict } from './cell';
import { COLLECTIONS, lifeOf } from './specification';

/**
 * Who may do what, written down from the specification and not from the rules: what every cell of the
 * matrix is judged by. What is not named here is for nobody.
 */
type Who = 'everyone' | 'administrators';

type Rows = Record<string, Record<string, Who>>;

const ADMINISTERED = {
  get: 'administrators',
  list: 'administrators',
  create: 'administrators',
  update: 'administrators',
} as const;

/** The rows of a collection, by how its records live. */
const ROWS_OF: Record<ReturnType<typeof lifeOf>, (name: string) => Rows> = {
  publishable: (name) => ({
    [`${name}, published or due`]: { get: 'everyone', list: 'everyone' },
    [name]: { ...ADMINISTERED, delete: 'administrators' },
  }),
  pair: (name) => ({ [`${name}, published`]: { get: 'everyone' }, [name]: ADMINISTERED }),
  file: (name) => ({ [name]: { ...ADMINISTERED, get: 'everyone', delete: 'administrators' } }),
};

export const FIRESTORE_POLICY: Rows = {
  ...Object.assign({}, ...COLLECTIONS.map((name) => ROWS_OF[lifeOf(name)](name))),
  history: { get: 'administrators', list: 'administrators', create: 'administrators' },
  Trash: {
    get: 'administrators',
    list: 'administrators',
    create: 'administrators',
    delete: 'administrators',
  },
  Staff: {
    get: 'administrators',
    list: 'administrators',
    create: 'administrators',
    update: 'administrators',
  },
  // Counted together with the record, as part of the cases of each collection.
  Changes: { get: 'everyone', create: 'administrators', update: 'administrators' },
  elsewhere: {},
};

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

/** The last three hold tokens that verification must refuse, whatever is asked: published rules of ID tokens. */
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

/** Those whose tokens verify; only of them do rules hear. */
export const KNOWN_ACTORS = ['anonymous', 'signed in', 'signed in, admin: "true"', 'administrator'] as const;

export type KnownActor = (typeof KNOWN_ACTORS)[number];

const isKnown = (actor: Actor): actor is KnownActor => KNOWN_ACTORS.some((known) => known === actor);

type Asked = { place: string; operation: string; sound: boolean };

/** What must come of a request. Throws for a place that the table does not name. */
export function expectedVerdict(
  policy: typeof FIRESTORE_POLICY,
  actor: Actor,
  { place, operation, sound }: Asked,
): Verdict {
  const row = policy[place];
  if (!row) throw new Error(`The policy does not name '${place}'.`);
  if (!isKnown(actor)) return 'unauthenticated';
  const who = row[operation];
  const may = who === 'everyone' || (who === 'administrators' && actor === 'administrator');
  return may && sound ? 'allowed' : 'refused';
}
