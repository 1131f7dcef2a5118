import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '../http/api-error';
import type { Authenticate } from './caller';
import type { IdTokens } from './id-token';
import { sameSecret } from './secrets';

const HEADER = /^(?:Bearer|Firebase) +(?<token>\S+)$/i;

const tokenIn = (authorization = '') => HEADER.exec(authorization.trim())?.groups?.token;

/** Returns a function that throws for a request with the owner token that came through a proxy, and so from a stranger. */
export function createRefuseDistantOwner(ownerToken: string) {
  return ({ authorization, 'x-forwarded-for': forwarded }: IncomingHttpHeaders): void => {
    if (forwarded === undefined || !sameSecret(tokenIn(authorization) ?? '', ownerToken)) return;
    throw new ApiError('PERMISSION_DENIED', 'The owner token works only on the machine of the backend.');
  };
}

/**
 * Returns a function that identifies callers by the owner token or an ID token. Without a header, or with an empty one,
 * the caller is anonymous. Firestore clients use the `Bearer` scheme; Storage clients use `Firebase`.
 */
export function createAuthenticate(ownerToken: string, idTokens: IdTokens): Authenticate {
  return async (authorization) => {
    if (authorization === undefined || authorization.trim() === '') return { kind: 'anonymous' };
    const token = tokenIn(authorization);
    if (token === undefined) throw unauthenticated();
    if (sameSecret(token, ownerToken)) return { kind: 'owner' };
    const { user, claims } = await idTokens.verify(token).catch((error: unknown) => {
      throw error instanceof ApiError ? unauthenticated() : error;
    });
    return { kind: 'user', auth: { uid: user.uid, token: claims } };
  };
}

function unauthenticated(): ApiError {
  return new ApiError('UNAUTHENTICATED', 'Request had invalid authentication credentials.');
}
