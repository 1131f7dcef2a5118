import type { Verdict } from './cell';
import { COLLECTIONS, lifeOf } from './specification';

/** Everyone with a right. Each role also has the rights of the roles before it. */
const ROLES = ['everyone', 'signed in', 'writers', 'publishers', 'administrators'] as const;

type Who = (typeof ROLES)[number];

type Rows = Record<string, Record<string, Who>>;

const KEPT = { get: 'writers', list: 'writers', create: 'writers', update: 'writers' } as const;

/** The policy's rows for a collection, by its lifecycle. */
const ROWS_OF: Record<ReturnType<typeof lifeOf>, (name: string) => Rows> = {
  publishable: (name) => ({
    [`${name}, published or due`]: { get: 'everyone', list: 'everyone' },
    [name]: { ...KEPT, delete: 'writers' },
  }),
  pair: (name) => ({ [`${name}, published`]: { get: 'everyone' }, [name]: KEPT }),
  file: (name) => ({ [name]: { ...KEPT, get: 'everyone', delete: 'writers' } }),
};

/**
 * Who is allowed to perform each operation, written from the specification and independently of the rules. Operations
 * that a row does not list are forbidden. A commit that changes what visitors see also needs a publisher.
 */
export const FIRESTORE_POLICY: Rows = {
  ...Object.assign({}, ...COLLECTIONS.map((name) => ROWS_OF[lifeOf(name)](name))),
  'Link, listed': { list: 'everyone' },
  'history, of listed instructions': { get: 'everyone', list: 'everyone' },
  history: { get: 'writers', list: 'writers', create: 'writers' },
  Trash: { get: 'writers', list: 'writers', create: 'writers', delete: 'writers' },
  bodies: { get: 'writers', create: 'writers' },
  'bodies, live': { get: 'everyone' },
  Slugs: { get: 'writers', create: 'writers' },
  Gtins: { get: 'writers', create: 'writers' },
  Staff: KEPT,
  People: { ...KEPT, create: 'administrators', update: 'administrators' },
  'People, own': { get: 'signed in' },
  Invites: { ...KEPT, create: 'administrators', update: 'administrators' },
  // Only a document's owner is allowed to delete it. The cases distinguish the owner from other staff.
  Work: { ...KEPT, delete: 'writers' },
  Presence: { ...KEPT, delete: 'writers' },
  Drafts: { ...KEPT, delete: 'writers' },
  approvals: { get: 'writers', list: 'writers', create: 'publishers' },
  'approvals, in an emergency': { create: 'administrators' },
  Settings: { get: 'writers', create: 'administrators', update: 'administrators' },
  // Only the account itself records that it has a second factor.
  Factors: { ...KEPT, delete: 'writers' },
  // This row is for requests for the change counter alone. A commit that also writes a record is in the record's row.
  Changes: { get: 'everyone', create: 'writers', update: 'writers' },
  elsewhere: {},
};

/** Like `FIRESTORE_POLICY`, for files. */
export const STORAGE_POLICY: Rows = {
  images: { read: 'everyone', list: 'writers', upload: 'writers' },
  pdfs: { read: 'everyone', list: 'writers', upload: 'writers' },
  'pdfs, from before': { read: 'everyone' },
  elsewhere: {},
};

/** The role of each actor with a valid token or none. If the person's document exists, it alone decides. */
const ROLE_OF = {
  visitor: 'everyone',
  'account without a person': 'signed in',
  'account with the claim "true"': 'signed in',
  'account with the claim': 'administrators',
  writer: 'writers',
  publisher: 'publishers',
  administrator: 'administrators',
  'administrator, with the claim': 'administrators',
  'deactivated, with the claim': 'signed in',
  'demoted, with the claim': 'writers',
} as const satisfies Record<string, Who>;

export type KnownActor = keyof typeof ROLE_OF;

export const KNOWN_ACTORS = Object.keys(ROLE_OF) as KnownActor[];

/** The last three actors have invalid tokens, which Firebase's documented rules for ID tokens always reject. */
export const ACTORS = [
  ...KNOWN_ACTORS,
  'expired token',
  'token of another project',
  'tampered token',
] as const;

export type Actor = (typeof ACTORS)[number];

const isKnown = (actor: Actor): actor is KnownActor => actor in ROLE_OF;

const reaches = (actor: KnownActor, who: Who) => ROLES.indexOf(ROLE_OF[actor]) >= ROLES.indexOf(who);

type Asked = { place: string; operation: string; sound: boolean };

/**
 * Returns the expected verdict of a request. Throws if the policy has no row for the request's place.
 * @param isSeen whether the request changes what visitors see
 */
export function expectedVerdict(
  policy: typeof FIRESTORE_POLICY,
  actor: Actor,
  { place, operation, sound }: Asked,
  isSeen = false,
): Verdict {
  const row = policy[place];
  if (!row) throw new Error(`The policy has no row '${place}'.`);
  if (!isKnown(actor)) return 'unauthenticated';
  const who = row[operation];
  const may = who !== undefined && reaches(actor, who) && (!isSeen || reaches(actor, 'publishers'));
  return may && sound ? 'allowed' : 'refused';
}
