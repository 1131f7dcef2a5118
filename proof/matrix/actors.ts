import type { Case, Write } from './cell';
import { type Actor, KNOWN_ACTORS, type KnownActor } from './policy';
import { emailOf, WRITER } from './records';
import type { Fields, Value } from './value';

type Account = { uid: string; claims: Record<string, unknown> };

/** Each actor's account, or null for the anonymous actor. */
export const ACCOUNTS: Record<KnownActor, Account | null> = {
  anonymous: null,
  'signed in': { uid: 'matrix-user', claims: {} },
  'signed in, admin: "true"': { uid: 'matrix-pretender', claims: { admin: 'true' } },
  administrator: { uid: WRITER, claims: { admin: true } },
};

export const isKnownActor = (actor: string): actor is KnownActor =>
  KNOWN_ACTORS.some((known) => known === actor);

/**
 * Returns the `request.auth` that rules receive for an actor. Throws if the actor's token is invalid, because such
 * requests never reach the rules.
 */
export function rulesAuth(actor: Actor): { uid: string; token: Record<string, unknown> } | null {
  if (!isKnownActor(actor)) throw new Error(`Requests by the actor "${actor}" never reach the rules.`);
  const account = ACCOUNTS[actor];
  return account && { uid: account.uid, token: { ...account.claims, email: emailOf(account.uid) } };
}

function signed(value: Value, uid: string): Value {
  if (typeof value === 'string') return value.replaceAll(WRITER, uid);
  if (Array.isArray(value)) return value.map((item) => signed(item, uid));
  const isMap =
    value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
  return isMap ? signedFields(value as Fields, uid) : value;
}

const signedFields = (fields: Fields, uid: string): Fields =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, signed(value, uid)]));

type Made = ReturnType<Case['make']>;

/** Names the actor as a commit's writer, so that no commit is refused merely for naming another account. */
export function inTheNameOf(actor: Actor, { seed, ask }: Made): Made {
  const uid = isKnownActor(actor) ? ACCOUNTS[actor]?.uid : undefined;
  if (!uid || ask.kind !== 'commit') return { seed, ask };
  const named = (path: string) => path.replaceAll(WRITER, uid);
  const writes = ask.writes.map(
    ({ path, fields }): Write => ({ path: named(path), fields: fields && signedFields(fields, uid) }),
  );
  const seeded = Object.entries(seed).map(([path, fields]) => [named(path), fields] as const);
  return { seed: Object.fromEntries(seeded), ask: { kind: 'commit', writes } };
}
