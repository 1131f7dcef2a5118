import { jwtVerify, SignJWT } from 'jose';
import type { SigningKeys } from './signing-keys';
import type { User } from './user';
import type { UserStore } from './user-store';

/** How long the user has for the second step, in seconds. */
export const PASS_LIFE_SECONDS = 5 * 60;

/** What the first step was: a correct password, or the request for an authenticator app's secret. */
type Step = 'password' | 'enrolment';

export type Passes = ReturnType<typeof createPasses>;

/**
 * Issues signed passes that prove the first step of a process with two steps. Their audience differs from that of ID
 * tokens, so that neither is accepted as the other.
 */
export function createPasses(projectId: string, keys: SigningKeys, users: UserStore, now: () => Date) {
  const audienceOf = (step: Step) => `${projectId}/${step}`;
  return {
    async issue(step: Step, { uid }: User, secret?: string): Promise<string> {
      const { kid, privateKey } = await keys.signingKey();
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT({ secret })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setSubject(uid)
        .setAudience(audienceOf(step))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + PASS_LIFE_SECONDS)
        .sign(privateKey);
    },

    /**
     * Resolves to a pass's account and secret, or to null if the pass is invalid or has expired, or if the account's
     * credentials have changed since.
     */
    async read(step: Step, pass: string): Promise<{ user: User; secret: string } | null> {
      const options = { algorithms: ['RS256'], audience: audienceOf(step), currentDate: now() };
      const verified = await jwtVerify<{ secret?: string }>(pass, keys.find, options).catch(() => null);
      const { sub = '', iat = 0, secret = '' } = verified?.payload ?? {};
      const user = users.byUid(sub);
      return user && iat >= user.validSince ? { user, secret } : null;
    },
  };
}
