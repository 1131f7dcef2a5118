import type { Account, Client, Target } from './target';

const account = (uid: string, claims: Record<string, unknown> = {}): Account => ({
  uid,
  email: `${uid}@conformance.example`,
  password: `${uid}-password`,
  claims,
});

/** The users in all tests of rules and Storage. The tables of requests refer to these users. */
const CAST = {
  ana: account('ana'),
  ben: account('ben'),
  admin: account('admin', { admin: true }),
  moderator: account('moderator', { role: 'moderator', level: 3 }),
  acme: account('acme', { tenant: 'acme', roles: ['editor', 'viewer'] }),
};

/** A test user, or `anyone` for a signed-out client. */
export type Actor = keyof typeof CAST | 'anyone';

export type Clients = Record<Actor, Client>;

export async function connectCast(target: Target): Promise<Clients> {
  const signIn = async (member: Account) => {
    await target.createUser(member);
    return target.connect(member);
  };
  const { ana, ben, admin, moderator, acme } = CAST;
  return {
    anyone: await target.connect(),
    ana: await signIn(ana),
    ben: await signIn(ben),
    admin: await signIn(admin),
    moderator: await signIn(moderator),
    acme: await signIn(acme),
  };
}
