import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../pages/checks/accessibility';

/** The widths at which each state of the admin is checked. */
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** No rule of axe is broken and nothing is cut off or scrolled sideways, on a desktop, a tablet and a phone. */
export async function expectAccessible(page: Page) {
  const before = page.viewportSize();
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await axeFaults(page)).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
