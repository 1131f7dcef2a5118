import type { Colleague, Invite } from '@/lib/records/colleagues';

/** A person with a role, or somebody who was invited, or both. */
export type Entry =
  | { person: Colleague; invite: Invite | undefined; hasFactor: boolean }
  | { person: undefined; invite: Invite; hasFactor: false };

/** The tabs of the view, each with the test that its entries pass. */
export const FILTERS = {
  everyone: () => true,
  withoutFactor: ({ person, hasFactor }: Entry) => Boolean(person?.active) && !hasFactor,
  invited: ({ invite, person }: Entry) => Boolean(invite) && person?.active !== false,
  deactivated: ({ person }: Entry) => person?.active === false,
};

export type Filter = keyof typeof FILTERS;

/** Returns everybody with a role, then those who are only invited, and last those who were deactivated. */
export function entriesOf(persons: Colleague[], invites: Invite[], factors: Set<string>): Entry[] {
  const pending = invites.filter(({ state }) => state !== 'accepted');
  const known = persons.map((person) => ({
    person,
    invite: pending.find(({ email }) => email === person.email),
    hasFactor: factors.has(person.uid),
  }));
  const emails = new Set(persons.map(({ email }) => email));
  const others = invites
    .filter(({ email }) => !emails.has(email))
    .map((invite) => ({ person: undefined, invite, hasFactor: false as const }));
  return [
    ...known.filter(({ person }) => person.active),
    ...others,
    ...known.filter(({ person }) => !person.active),
  ];
}
