import { startAuth, type TestAuth } from '../testing/start-auth';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

describe('listing accounts', () => {
  it('returns every account, page by page, without password hashes', async () => {
    const accounts = [await auth.createUser(), await auth.createUser(), await auth.createUser()];
    const page = async (token: string) => {
      const response = await fetch(
        `${auth.origin}/identitytoolkit.googleapis.com/v1/projects/demo-project/accounts:batchGet?maxResults=2&nextPageToken=${token}`,
        { headers: { authorization: 'Bearer owner-token-of-the-tests' } },
      );
      return (await response.json()) as { users: { localId: string }[]; nextPageToken?: string };
    };
    const seen: string[] = [];
    for (let token: string | undefined = ''; token !== undefined; ) {
      const { users, nextPageToken } = await page(token);
      expect(JSON.stringify(users)).not.toContain('scrypt');
      seen.push(...users.map(({ localId }) => localId));
      token = nextPageToken;
    }
    expect(seen).toEqual(expect.arrayContaining(accounts.map(({ uid }) => uid)));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('is refused without the owner token', async () => {
    const response = await fetch(
      `${auth.origin}/identitytoolkit.googleapis.com/v1/projects/demo-project/accounts:batchGet`,
    );
    expect(response.status).toBe(403);
  });
});
