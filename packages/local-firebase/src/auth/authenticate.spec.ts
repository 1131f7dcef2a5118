import { OWNER_TOKEN, startAuth, type TestAuth } from '../testing/start-auth';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

describe('the authorization header', () => {
  it.each([
    [undefined, 'anonymous'],
    ['', 'anonymous'],
    [`Bearer ${OWNER_TOKEN}`, 'owner'],
    [`Bearer ${OWNER_TOKEN}x`, 'refused'],
    ['Bearer owner', 'refused'],
    ['Bearer', 'refused'],
    [`Basic ${OWNER_TOKEN}`, 'refused'],
  ])('%j gives the verdict %s', async (header, expected) => {
    expect(await auth.verdict(header)).toBe(expected);
  });

  it('is rejected as UNAUTHENTICATED if invalid', async () => {
    await expect(auth.service.authenticate('Bearer nonsense')).rejects.toMatchObject({
      code: 401,
      status: 'UNAUTHENTICATED',
    });
  });
});
