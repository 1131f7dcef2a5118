import { pages } from '@/content/pages';
import { expect, test } from '../support/test';

const ALLOWED =
  /^<script(?: type="application\/ld\+json"| type="speculationrules"| type="module" src="\/elements\/)/;

const paths = [
  ...pages.map(({ path }) => path),
  '/no-such-page',
  '/products/biosample/no-such-tab',
  '/blogs/999',
];

const scriptsIn = (html: string) => html.match(/<script\b[^>]*>/g) ?? [];

for (const path of paths) {
  test(`${path} carries no framework script and the strictest policy`, async ({ request }) => {
    const response = await request.get(path);
    const html = await response.text();
    expect(scriptsIn(html).filter((tag) => !ALLOWED.test(tag))).toEqual([]);
    expect(html).not.toMatch(/_next\/static\/[^"' ]+\.js/);
    expect(html).not.toMatch(/<[^>]+ style="/);
    expect(html).toContain('<h1');
    const policy = response.headers()['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
  });
}

test('a page breaks none of its own policy in a browser', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  for (const path of ['/', '/products/biosample', '/company', '/contact_us']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(complaints).toEqual([]);
});

test('the admin keeps the scripts that it is made of', async ({ request }) => {
  expect(scriptsIn(await (await request.get('/admin')).text()).length).toBeGreaterThan(3);
});
