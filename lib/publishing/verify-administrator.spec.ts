import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { verifyAdministrator } from './verify-administrator';

const PROJECT = 'demo-purvia';
const now = () => Math.floor(Date.now() / 1000);

const claims = (): JWTPayload => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'uid-1',
  iat: now(),
  exp: now() + 3600,
  auth_time: now(),
  admin: true,
});

let server: Server;
let key: CryptoKey;
let foreignKey: CryptoKey;

const sign = (payload: JWTPayload, signedWith = key) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'key-1' }).sign(signedWith);

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  foreignKey = (await generateKeyPair('RS256')).privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  server = createServer((_, response) => response.end(JSON.stringify({ keys: [jwk] })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.NEXT_PUBLIC_BACKEND = JSON.stringify({
    kind: 'embedded',
    keys: { projectId: PROJECT },
    origins: { auth: origin, firestore: origin, storage: origin },
  });
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('verifyAdministrator', () => {
  it('knows an administrator by a valid token', async () => {
    expect(await verifyAdministrator(await sign(claims()))).toEqual({ kind: 'administrator', uid: 'uid-1' });
  });

  it.each([undefined, false, 'true', 1])('takes admin: %p for no administrator', async (admin) => {
    expect(await verifyAdministrator(await sign({ ...claims(), admin }))).toEqual({ kind: 'signed-in' });
  });

  it.each<[string, JWTPayload]>([
    ['an expired token', { exp: now() - 60 }],
    ['a token of another project', { aud: 'another-project' }],
    ['a token of another issuer', { iss: 'https://securetoken.google.com/another-project' }],
    ['a token without a subject', { sub: '' }],
    ['a token from before its sign-in', { auth_time: now() + 600 }],
    ['a token from before it was issued', { iat: now() + 600 }],
  ])('refuses %s', async (_what, changed) => {
    expect(await verifyAdministrator(await sign({ ...claims(), ...changed }))).toEqual({ kind: 'nobody' });
  });

  it('refuses a token signed with another key', async () => {
    expect(await verifyAdministrator(await sign(claims(), foreignKey))).toEqual({ kind: 'nobody' });
  });

  it('refuses an unsigned token', async () => {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const token = `${encode({ alg: 'none' })}.${encode(claims())}.`;
    expect(await verifyAdministrator(token)).toEqual({ kind: 'nobody' });
  });

  it.each(['', 'x', 'a.b.c', 'a.b.c.d'])('refuses %p, which is no token', async (token) => {
    expect(await verifyAdministrator(token)).toEqual({ kind: 'nobody' });
  });
});
