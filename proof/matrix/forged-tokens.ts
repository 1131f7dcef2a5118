import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';

const HOUR = 3600;

/** A backend's signing key. Forged tokens signed with it are rejected only by full verification. */
export type Signer = { kid: string; privateKey: CryptoKey };

type Claims = (now: number) => JWTPayload;

/**
 * Each entry violates a requirement of ID tokens. Source: Firebase, "Verify ID tokens using a third-party JWT library".
 */
const WRONG_CLAIMS: Record<string, Claims> = {
  'expired an hour ago': (now) => ({ iat: now - 2 * HOUR, auth_time: now - 2 * HOUR, exp: now - HOUR }),
  'expired a minute ago': (now) => ({ iat: now - HOUR - 60, auth_time: now - HOUR - 60, exp: now - 60 }),
  'without an end': () => ({ exp: undefined }),
  'issued in an hour': (now) => ({ iat: now + HOUR, exp: now + 2 * HOUR }),
  'without a beginning': () => ({ iat: undefined }),
  'of another project': () => ({ iss: 'https://securetoken.google.com/other-project', aud: 'other-project' }),
  'of another audience': () => ({ aud: 'other-project' }),
  'of another issuer': () => ({ iss: 'https://securetoken.google.com/other-project' }),
  'of an issuer by http': () => ({ iss: 'http://securetoken.google.com/demo' }),
  'of no issuer': () => ({ iss: undefined }),
  'of no audience': () => ({ aud: undefined }),
  'without a subject': () => ({ sub: undefined }),
  'with an empty subject': () => ({ sub: '' }),
  'without the time of sign-in': () => ({ auth_time: undefined }),
  'signed in tomorrow': (now) => ({ auth_time: now + 24 * HOUR }),
};

async function wronglySigned(
  claims: JWTPayload,
  { kid, privateKey }: Signer,
): Promise<Record<string, string>> {
  const stranger = await generateKeyPair('RS256', { extractable: true });
  const strangerJwk = await exportJWK(stranger.publicKey);
  const sign = (header: object, key: CryptoKey | Uint8Array) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(key);
  const good = await sign({}, privateKey);
  const [head = '', body = '', signature = ''] = good.split('.');
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return {
    unsigned: new UnsecuredJWT(claims).encode(),
    'unsigned, with the key named': `${encode({ alg: 'none', kid })}.${body}.`,
    'with alg None': `${encode({ alg: 'None', kid })}.${body}.${signature}`,
    'with its signature cut off': `${head}.${body}.`,
    'with its signature shortened': `${head}.${body}.${signature.slice(0, -8)}`,
    'signed by a stranger': await sign({}, stranger.privateKey),
    'signed by a stranger who brings the key': await sign({ jwk: strangerJwk }, stranger.privateKey),
    'signed by a stranger under their own key id': await sign(
      { kid: await calculateJwkThumbprint(strangerJwk) },
      stranger.privateKey,
    ),
    'signed with the key id as a shared secret': await sign({ alg: 'HS256' }, new TextEncoder().encode(kid)),
    'with a key id that is a path': await sign({ kid: '../../dev/null' }, stranger.privateKey),
    'with two bodies': `${head}.${body}.${body}.${signature}`,
  };
}

const NO_TOKENS = {
  'no token at all': 'x',
  'three dots': '...',
  "the emulators' word": 'owner',
  'the text null': 'null',
};

/** Returns defective tokens of an administrator, and texts that are not tokens, keyed by the defect. */
export async function forgedTokens(
  projectId: string,
  uid: string,
  signer: Signer,
): Promise<Record<string, string>> {
  const now = Math.floor(Date.now() / 1000);
  const claims: JWTPayload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    iat: now,
    exp: now + HOUR,
    auth_time: now,
    admin: true,
    firebase: { identities: {}, sign_in_provider: 'password' },
  };
  const header = { alg: 'RS256', kid: signer.kid, typ: 'JWT' };
  const wrong = Object.entries(WRONG_CLAIMS).map(async ([what, change]) => [
    what,
    await new SignJWT({ ...claims, ...change(now) }).setProtectedHeader(header).sign(signer.privateKey),
  ]);
  return {
    ...Object.fromEntries(await Promise.all(wrong)),
    ...(await wronglySigned(claims, signer)),
    ...NO_TOKENS,
  };
}

/** Returns the token with claims changed after signing. */
export function tampered(token: string, changes: object): string {
  const [head, body = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  return `${head}.${Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url')}.${signature}`;
}
