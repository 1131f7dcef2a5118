import { expect } from '@playwright/test';
import { codesNow, PERIOD_MS } from '@/lib/testing/authenticator-codes';

/** Returns the codes of `codesNow`. Waits if the present period is about to end. */
export async function authenticatorCodes(key: string): Promise<[string, string, string]> {
  await expect.poll(() => Date.now() % PERIOD_MS, { timeout: PERIOD_MS }).toBeLessThan(PERIOD_MS - 10_000);
  return codesNow(key);
}
