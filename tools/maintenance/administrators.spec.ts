import { currentUser, signIn } from '@/lib/firebase/auth';
import { startTestBackend } from '@/lib/testing/backend';
import { createAccount, findAccount, setAdministrator } from './administrators';
import { type Connection, openConnection } from './connection';
import { connectionTo } from './testing';

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let connection: Connection;

const EMAIL = 'editor@purvia.example';
const PASSWORD = 'a long enough password';

beforeAll(async () => {
  backend = await startTestBackend();
  connection = connectionTo(backend);
  await createAccount(connection, EMAIL, PASSWORD);
});

afterAll(() => backend.close());

const claimAtSignIn = async () => {
  await signIn(EMAIL, PASSWORD);
  const { claims } = await currentUser().getIdTokenResult();
  return claims.admin;
};

describe('setAdministrator', () => {
  it('grants the claim from the next sign-in, and revokes it', async () => {
    expect(await claimAtSignIn()).toBeUndefined();
    await setAdministrator(connection, EMAIL, true);
    expect(await claimAtSignIn()).toBe(true);
    await setAdministrator(connection, EMAIL, false);
    expect(await claimAtSignIn()).toBeUndefined();
  });

  it('keeps other claims', async () => {
    const uid = (await findAccount(connection, EMAIL))?.uid;
    const path = `identitytoolkit.googleapis.com/v1/projects/${connection.projectId}/accounts:update`;
    await fetch(`${backend.origin}/${path}`, {
      method: 'POST',
      headers: { ...connection.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ localId: uid, customAttributes: '{"team":"press"}' }),
    });
    await setAdministrator(connection, EMAIL, true);
    expect((await findAccount(connection, EMAIL))?.claims).toEqual({ team: 'press', admin: true });
  });

  it('reports a missing account', async () => {
    await expect(setAdministrator(connection, 'nobody@purvia.example', true)).rejects.toThrow(
      'There is no account for nobody@purvia.example in the embedded backend.',
    );
  });
});

describe('a connection', () => {
  it('reports missing data', () => {
    expect(() => openConnection({ NODE_ENV: 'test', DATA_DIR: '/nowhere' })).toThrow(/no data in \/nowhere/);
  });

  it('reports a stopped backend', async () => {
    await expect(
      findAccount({ ...connection, origins: { ...connection.origins, auth: 'http://127.0.0.1:9' } }, EMAIL),
    ).rejects.toThrow(/Check that it is running/);
  });
});
