import type { Browser } from '@playwright/test';
import type { RunningSite } from '../../../tools/test-site';
import type { Finding } from '../place';
import { checkPage } from '../records/check-page';
import type { Planned } from '../records/plan';
import { inspectPage } from './inspect-page';
import { setTrap } from './trap';

/** Opens these pages as a visitor, and reports anything unexpected. */
export async function visitPages(
  browser: Browser,
  site: RunningSite,
  paths: string[],
  planned: Map<string, Planned>,
): Promise<Finding[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 4000 } });
  const page = await context.newPage();
  const trap = await setTrap(page, site.url);
  const findings: Finding[] = [];
  for (const path of paths) {
    const response = await page.goto(site.url + path, { waitUntil: 'load' });
    const status = response?.status() ?? 0;
    const caught = [...(await trap.takeCaught()), ...(status === 200 ? [] : [`it returned ${status}`])];
    findings.push(...caught.map((what) => ({ family: 'page', text: path, what })));
    findings.push(...checkPage(await inspectPage(page), planned, path));
  }
  await context.close();
  return findings;
}
