import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../pages/checks/accessibility';

const DESKTOP = { width: 1440, height: 900 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };

/** Axe's rules about colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

type Size = typeof DESKTOP;

/** Expects the page not to scroll horizontally in a window of this size. */
export async function expectToFit(page: Page, size: Size) {
  await page.setViewportSize(size);
  // On a scrolled page, a sticky bar may cover part of a control.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/**
 * Checks that the page does not scroll horizontally on a desktop, a tablet and a phone, and axe's rules on the desktop
 * and the phone. Checks only the colours in the dark appearance and in forced colours, which differ only in colour.
 */
export async function expectAccessible(page: Page) {
  const before = page.viewportSize();
  // Contrast cannot be measured during a colour transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectToFit(page, TABLET);
  await expectToFit(page, DESKTOP);
  expect(await axeFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFaults(page, COLOURS)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectToFit(page, PHONE);
  expect(await axeFaults(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await axeFaults(page, COLOURS)).toEqual([]);
  await page.emulateMedia({ forcedColors: null, reducedMotion: null });
  if (before) await page.setViewportSize(before);
}
