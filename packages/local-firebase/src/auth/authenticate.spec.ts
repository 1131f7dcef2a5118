import { OWNER_TOKEN, startAuth, type TestAuth } from '../testing/start-auth';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

describe('an Authorization header', () => {
  it.each([
    [undefined, 'anonymous'],
    ['', 'anonymous'],
    [`Bearer ${OWNER_TOKEN}`, 'owner'],
    [`Bearer ${OWNER_TOKEN}x`, 'refused'],
    ['Bearer owner', 'refused'],
    ['Bearer', 'refused'],
    [`Basic ${OWNER_TOKEN}`, 'refused'],
  ])('with the value %j gives the result "%s"', async (header, expected) => {
    expect(await auth.verdict(header)).toBe(expected);
  });

  it('is rejected as UNAUTHENTICATED if its token is invalid', async () => {
    await expect(auth.service.authenticate('Bearer nonsense')).rejects.toMatchObject({
      code: 401,
      status: 'UNAUTHENTICATED',
    });
  });
});
