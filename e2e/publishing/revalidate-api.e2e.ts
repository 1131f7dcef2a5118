import type { APIRequestContext } from '@playwright/test';
import { idToken } from '../support/administrator';
import { PROJECT } from '../support/environment';
import { owner } from '../support/owner';
import { expect, test } from '../support/test';

const change = { collection: 'Blog', id: 'some-id', revision: 1 };

const call = (request: APIRequestContext, token: string, data: unknown) =>
  request.post('/api/revalidate', { data, headers: token ? { authorization: `Bearer ${token}` } : {} });

test('without a valid token nobody gets through', async ({ request }) => {
  for (const token of ['', 'nonsense', 'a.b.c']) {
    expect((await call(request, token, change)).status()).toBe(401);
  }
});

test('a user who is no administrator does not get through', async ({ request }) => {
  const email = `visitor-${Date.now()}@purvia.example`;
  await owner.createUser(email, 'a visitor password');
  const token = await idToken(request, { email, password: 'a visitor password' });
  expect((await call(request, token, change)).status()).toBe(403);
});

test('an administrator must say what changed', async ({ request }) => {
  const token = await idToken(request);
  for (const body of [
    {},
    { ...change, id: '../x' },
    { ...change, collection: PROJECT },
    { ...change, more: 1 },
  ]) {
    expect((await call(request, token, body)).status()).toBe(400);
  }
});

test('what was written past the site appears by itself within a revalidation period', async ({ request }) => {
  test.setTimeout(120_000);
  const title = `Written past the site ${Date.now()}`;
  await owner.writeBlog(`past-${Date.now()}`, title);
  await expect(async () => {
    expect(await (await request.get('/')).text()).toContain(title);
  }).toPass({ timeout: 90_000, intervals: [2_000] });
});
