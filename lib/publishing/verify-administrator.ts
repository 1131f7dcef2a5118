import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { currentBackend } from '@/lib/firebase/backend';

const JWKS_PATH = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

/** Google's published signing keys, or those that the embedded backend publishes in the same form. */
function signingKeys() {
  const backend = currentBackend();
  const origin = backend.kind === 'firebase' ? 'https://www.googleapis.com' : backend.origins.auth;
  keys ??= createRemoteJWKSet(new URL(JWKS_PATH, origin), { timeoutDuration: 5000 });
  return keys;
}

export type Verdict = { kind: 'administrator'; uid: string } | { kind: 'signed-in' } | { kind: 'nobody' };

/** Seconds by which the clock of whoever issued the token may run ahead. */
const CLOCK_TOLERANCE = 5;

const isPast = (time: unknown) => typeof time === 'number' && time <= Date.now() / 1000 + CLOCK_TOLERANCE;

function verdictOf(payload: JWTPayload): Verdict {
  if (!payload.sub || !isPast(payload.auth_time) || !isPast(payload.iat)) return { kind: 'nobody' };
  return payload.admin === true ? { kind: 'administrator', uid: payload.sub } : { kind: 'signed-in' };
}

/** jose's own kinds of error, without those that say the keys could not be fetched. */
function isAboutToken(error: unknown): boolean {
  const unreachable = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'];
  return error instanceof errors.JOSEError && !unreachable.includes(error.code);
}

/**
 * Who a Firebase ID token proves its bearer to be: signature, issuer, audience, expiry and the `admin`
 * claim. Source: Firebase, "Verify ID tokens using a third-party JWT library".
 * @throws when the signing keys cannot be fetched, which says nothing about the token.
 */
export async function verifyAdministrator(token: string): Promise<Verdict> {
  const { projectId } = currentBackend().keys;
  try {
    const { payload } = await jwtVerify(token, signingKeys(), {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    });
    return verdictOf(payload);
  } catch (error) {
    if (isAboutToken(error)) return { kind: 'nobody' };
    throw error;
  }
}
