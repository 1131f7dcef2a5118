import type { Browser, Page } from '@playwright/test';
import type { RunningSite } from '../../../tools/test-site';
import type { Finding } from '../place';
import { setTrap } from './trap';

/** The number of editors opened per list, with previews. */
const EDITORS = 1;

async function signIn(page: Page, { url, administrator }: RunningSite) {
  await page.goto(`${url}/admin`);
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password').fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
}

/**
 * Signs in as an administrator, and opens the lists of hostile blogs and press mentions. In each list, opens the first
 * record's editor, with its preview.
 */
export async function visitAdmin(browser: Browser, site: RunningSite): Promise<Finding[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const trap = await setTrap(page, site.url);
  const findings: Finding[] = [];
  const note = async () => {
    const text = page.url();
    findings.push(...(await trap.takeCaught()).map((what) => ({ family: 'admin', text, what })));
  };
  await signIn(page, site);
  for (const list of ['blogs', 'media']) {
    await page.goto(`${site.url}/admin?list=${list}&search=hostile`);
    const edit = page.getByRole('heading', { level: 3 }).getByRole('link');
    await edit.first().waitFor();
    await note();
    const addresses = await edit.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href),
    );
    for (const address of addresses.slice(0, EDITORS)) {
      await page.goto(address);
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await page.frameLocator('iframe').getByRole('heading', { level: 3 }).waitFor({ state: 'attached' });
      await note();
    }
  }
  await context.close();
  return findings;
}
