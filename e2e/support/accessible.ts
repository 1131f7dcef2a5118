import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../pages/checks/accessibility';

/** The viewports in which each admin state is checked. */
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/**
 * Checks axe's rules, and that the page does not scroll horizontally, on a desktop, a tablet and a phone; then checks
 * axe's rules in forced colours. In the dark appearance, which differs only in colour, checks only the contrast.
 */
export async function expectAccessible(page: Page) {
  const before = page.viewportSize();
  // Contrast cannot be measured during a colour transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    // On a scrolled page, a sticky bar may cover part of a control.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await axeFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFaults(page, ['color-contrast'])).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await axeFaults(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: null, reducedMotion: null });
  if (before) await page.setViewportSize(before);
}
