import { type Auth, signInWithEmailAndPassword } from 'firebase/auth';
import type { Account, Target } from '../target/target';
import { outcome } from '../transcript';

/** Fixtures for an Auth scenario: its own user, and SDK sessions. */
export type AuthStage = {
  target: Target;
  /** An existing user with the claim `level: 1`. */
  user: Account;
  /** Opens a signed-out session. */
  session(): Promise<Auth>;
  /** Opens a session that is signed in as this user. */
  signedIn(): Promise<Auth>;
  /** Updates or deletes the account with the owner token. */
  administer(operation: 'update' | 'delete', change?: object): Promise<void>;
};

export async function authStage(target: Target): Promise<(scenario: number) => Promise<AuthStage>> {
  // The official emulator keeps its users between runs.
  const run = Date.now().toString(36);
  return async (scenario) => {
    const uid = `user-${run}-${scenario}`;
    const user = {
      uid,
      email: `${uid}@conformance.example`,
      password: 'first-password',
      claims: { level: 1 },
    };
    await target.createUser(user);
    const accounts = `identitytoolkit.googleapis.com/v1/projects/${target.endpoints.authProjectId}/accounts`;
    return {
      target,
      user,
      session: async () => (await target.connect()).auth,
      signedIn: async () => (await target.connect(user)).auth,
      async administer(operation, change = {}) {
        const body = { localId: uid, ...change };
        const answer = await target.request(`${accounts}:${operation}`, { service: 'auth', body });
        if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      },
    };
  };
}

export function currentUser({ currentUser: user }: Auth) {
  if (!user) throw new Error('Nobody is signed in.');
  return user;
}

/** Returns the outcome of a sign-in, by default with the user's own password. */
export async function opens({ session, user }: AuthStage, password = user.password): Promise<unknown> {
  return outcome(signInWithEmailAndPassword(await session(), user.email, password).then(() => 'ok'));
}
