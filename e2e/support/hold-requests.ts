import type { Page } from '@playwright/test';

/** A pattern for requests to the storage service. */
export const STORAGE = '**/v0/b/**';

/**
 * Holds all requests that match a pattern.
 * @returns a function that releases them
 */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
