import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { PROJECT, startAuth, type TestAuth } from '../testing/start-auth';
import { createSigningKeys } from './signing-keys';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

const HOUR = 60 * 60 * 1000;
const KEYS_PATH = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

describe('an ID token', () => {
  it('can be verified with the published keys, like a token issued by Google', async () => {
    const { account, token } = await auth.signIn();
    const keys = createRemoteJWKSet(new URL(KEYS_PATH, auth.origin));
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer: `https://securetoken.google.com/${PROJECT}`,
      audience: PROJECT,
      algorithms: ['RS256'],
    });
    expect(protectedHeader).toMatchObject({ alg: 'RS256', typ: 'JWT', kid: expect.any(String) });
    expect(payload).toMatchObject({
      sub: account.uid,
      user_id: account.uid,
      email: account.email,
      email_verified: false,
      firebase: { identities: { email: [account.email] }, sign_in_provider: 'password' },
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
  });

  it.each(['Bearer', 'Firebase'])('is accepted with the `%s` scheme', async (scheme) => {
    const { account, token } = await auth.signIn();
    expect(await auth.service.authenticate(`${scheme} ${token}`)).toMatchObject({
      kind: 'user',
      auth: { uid: account.uid, token: { sub: account.uid } },
    });
  });

  it('is invalid after an hour, when issued in the future, or once its account is disabled or deleted', async () => {
    const [old, disabled, removed] = [await auth.signIn(), await auth.signIn(), await auth.signIn()];
    await auth.asOwner(':update', { localId: disabled.account.uid, disableUser: true });
    await auth.asOwner(':delete', { localId: removed.account.uid });
    expect(await auth.verdict(`Bearer ${disabled.token}`)).toBe('refused');
    expect(await auth.verdict(`Bearer ${removed.token}`)).toBe('refused');
    auth.clock.advance(-60_000);
    expect(await auth.verdict(`Bearer ${old.token}`)).toBe('refused');
    auth.clock.advance(60_000 + HOUR + 10_000);
    expect(await auth.verdict(`Bearer ${old.token}`)).toBe('refused');
  });

  it('is rejected if unsigned, tampered with, or signed with another key', async () => {
    const { token } = await auth.signIn();
    const claims = decodeJwt(token);
    const header = decodeProtectedHeader(token);
    const [head, , signature] = token.split('.');
    const richer = Buffer.from(JSON.stringify({ ...claims, admin: true })).toString('base64url');
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const forge = (extra: object) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: header.kid, ...extra }).sign(privateKey);
    const forgeries = [
      new UnsecuredJWT(claims).encode(),
      `${head}.${richer}.${signature}`,
      `${head}.${richer}.`,
      await forge({}),
      await forge({ jwk: await exportJWK(publicKey) }),
      await forge({ kid: undefined }),
      await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: header.kid })
        .sign(new TextEncoder().encode(JSON.stringify(header))),
    ];
    expect(await auth.verdict(`Bearer ${token}`)).toBe('user');
    expect(await Promise.all(forgeries.map((forgery) => auth.verdict(`Bearer ${forgery}`)))).toEqual(
      forgeries.map(() => 'refused'),
    );
  });

  describe("signed with the backend's key", () => {
    const seconds = (ahead = 0) => Math.floor(auth.clock.now().getTime() / 1000) + ahead;
    const sign = async (changes: Record<string, unknown>) => {
      const { token } = await auth.signIn();
      const { kid, privateKey } = await createSigningKeys(auth.db, auth.clock.now).signingKey();
      return new SignJWT({ ...decodeJwt(token), ...changes })
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(privateKey);
    };

    it.each<[string, string, () => Record<string, unknown>]>([
      ['no changes', 'user', () => ({})],
      ['another issuer', 'refused', () => ({ iss: 'https://securetoken.google.com/other-project' })],
      ['another audience', 'refused', () => ({ aud: 'other-project' })],
      ['no subject', 'refused', () => ({ sub: undefined })],
      ['an unknown subject', 'refused', () => ({ sub: 'nobody' })],
      ['no expiry time', 'refused', () => ({ exp: undefined })],
      ['a past expiry time', 'refused', () => ({ exp: seconds(-60) })],
      ['a longer lifetime', 'refused', () => ({ iat: seconds(-7200), exp: seconds(7200) })],
      ['a future issue time', 'refused', () => ({ iat: seconds(60) })],
      ['a future sign-in time', 'refused', () => ({ auth_time: seconds(60) })],
      ['no sign-in time', 'refused', () => ({ auth_time: undefined })],
    ])('and with %s gives the result "%s"', async (_, expected, changes) => {
      expect(await auth.verdict(`Bearer ${await sign(changes())}`)).toBe(expected);
    });
  });
});
