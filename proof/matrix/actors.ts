import type { Case, Seed, Write } from './cell';
import { type Actor, KNOWN_ACTORS, type KnownActor } from './policy';
import { emailOf, LONG_AGO, STORED_REVISION, WRITER } from './records';
import { type Fields, replacedFields } from './value';

type Account = {
  uid: string;
  claims: Record<string, unknown>;
  /** The account's document in People, if it has one. */
  person?: Fields;
};

const person = (uid: string, role: string, active = true): Fields => ({
  email: emailOf(uid),
  role,
  active,
  since: LONG_AGO,
  by: 'somebody',
  revision: STORED_REVISION,
});

const account = (uid: string, role?: string, claims: Account['claims'] = {}, active = true): Account => ({
  uid,
  claims,
  ...(role !== undefined && { person: person(uid, role, active) }),
});

/** Each actor's account, or null for a visitor. */
export const ACCOUNTS: Record<KnownActor, Account | null> = {
  visitor: null,
  'account without a person': account('matrix-user'),
  'account with the claim "true"': account('matrix-pretender', undefined, { admin: 'true' }),
  'account with the claim': account('matrix-claimant', undefined, { admin: true }),
  writer: account('matrix-writer', 'writer'),
  publisher: account('matrix-publisher', 'publisher'),
  administrator: account(WRITER, 'administrator'),
  'administrator, with the claim': account('matrix-granted', 'administrator', { admin: true }),
  'deactivated, with the claim': account('matrix-former', 'administrator', { admin: true }, false),
  'demoted, with the claim': account('matrix-demoted', 'writer', { admin: true }),
};

/** The claim of tokens of accounts that signed in with a second factor. */
export const SECOND_FACTOR = { sign_in_second_factor: 'totp' };

/** The documents in People of all actors. */
export const PEOPLE: Seed = Object.fromEntries(
  Object.values(ACCOUNTS).flatMap((one) => (one?.person ? [[`People/${one.uid}`, one.person]] : [])),
);

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

const signedFields = (fields: Fields, uid: string): Fields =>
  replacedFields(fields, (value) => (typeof value === 'string' ? value.replaceAll(WRITER, uid) : value));

type Made = ReturnType<Case['make']>;

/** Names the actor as a request's author, so that no commit is refused merely for naming another account. */
export function inTheNameOf(actor: Actor, { seed, ask }: Made): Made {
  const uid = isKnownActor(actor) ? ACCOUNTS[actor]?.uid : undefined;
  if (!uid || ask.kind === 'list') return { seed, ask };
  const named = (path: string) => path.replaceAll(WRITER, uid);
  const seeded = Object.fromEntries(
    Object.entries(seed).map(([path, fields]) => [named(path), fields && signedFields(fields, uid)]),
  );
  if (ask.kind === 'get') return { seed: seeded, ask: { kind: 'get', path: named(ask.path) } };
  const writes = ask.writes.map(
    ({ path, fields }): Write => ({
      path: named(path),
      fields: fields && signedFields(fields, uid),
    }),
  );
  return { seed: seeded, ask: { kind: 'commit', writes } };
}
