import { randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { authError } from './auth-error';
import { parseCustomClaims } from './custom-claims';
import type { SigningKeys } from './signing-keys';
import { TOKEN_LIFE_SECONDS } from './token-life';
import type { User } from './user';
import type { UserStore } from './user-store';

/** Allows for small adjustments to the machine's clock after a token is issued. */
const CLOCK_TOLERANCE_SECONDS = 5;

/** `authTime` is the time of the sign-in, in seconds since 1970. */
export type VerifiedToken = {
  user: User;
  authTime: number;
  /** The id of the authenticator app that the sign-in used. */
  secondFactor: string | null;
  claims: JWTPayload;
};

const SecondFactor = z.object({ second_factor_identifier: z.string() });

export type IdTokens = ReturnType<typeof createIdTokens>;

/** Issues and verifies ID tokens, which contain the claims of Firebase Authentication's tokens and a `jti`. */
export function createIdTokens(projectId: string, keys: SigningKeys, users: UserStore, now: () => Date) {
  const issuer = `https://securetoken.google.com/${projectId}`;

  /** Returns the latest sign-in time that a token may contain, in seconds since 1970. */
  const latest = () => now().getTime() / 1000 + CLOCK_TOLERANCE_SECONDS;

  const readClaims = async (token: string): Promise<JWTPayload> => {
    try {
      const { payload } = await jwtVerify(token, keys.find, {
        algorithms: ['RS256'],
        issuer,
        audience: projectId,
        currentDate: now(),
        maxTokenAge: TOKEN_LIFE_SECONDS,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        requiredClaims: ['sub', 'exp', 'auth_time'],
      });
      return payload;
    } catch (error) {
      throw authError(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN');
    }
  };

  return {
    async issue(user: User, authTime: number, secondFactor: string | null): Promise<string> {
      const { kid, privateKey } = await keys.signingKey();
      const issuedAt = Math.floor(now().getTime() / 1000);
      return (
        new SignJWT({
          ...parseCustomClaims(user.claims),
          ...(user.displayName !== null && { name: user.displayName }),
          ...(user.photoUrl !== null && { picture: user.photoUrl }),
          ...(user.email !== null && { email: user.email, email_verified: user.emailVerified }),
          auth_time: authTime,
          user_id: user.uid,
          firebase: {
            identities: user.email === null ? {} : { email: [user.email] },
            sign_in_provider: 'password',
            ...(secondFactor !== null && {
              sign_in_second_factor: 'totp',
              second_factor_identifier: secondFactor,
            }),
          },
        })
          .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
          // Makes each token unique, because the SDK treats an identical token as an unchanged session.
          .setJti(randomUUID())
          .setSubject(user.uid)
          .setIssuer(issuer)
          .setAudience(projectId)
          .setIssuedAt(issuedAt)
          .setExpirationTime(issuedAt + TOKEN_LIFE_SECONDS)
          .sign(privateKey)
      );
    },

    /**
     * Resolves to a token's account and claims. Rejects with `INVALID_ID_TOKEN`, `USER_NOT_FOUND` or `USER_DISABLED`,
     * or with `TOKEN_EXPIRED` if the token has expired or was issued before the account's `validSince`.
     */
    async verify(token: string): Promise<VerifiedToken> {
      const claims = await readClaims(token);
      const { sub = '', iat = 0, auth_time: authTime } = claims;
      if (typeof authTime !== 'number' || authTime > latest()) throw authError('INVALID_ID_TOKEN');
      const user = users.byUid(sub);
      if (user === null) throw authError('USER_NOT_FOUND');
      if (user.disabled) throw authError('USER_DISABLED');
      if (iat < user.validSince) throw authError('TOKEN_EXPIRED');
      const { data } = SecondFactor.safeParse(claims.firebase);
      return { user, authTime, secondFactor: data?.second_factor_identifier ?? null, claims };
    },
  };
}
