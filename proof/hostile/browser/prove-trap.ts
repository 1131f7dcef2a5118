import type { Browser } from '@playwright/test';
import { setTrap } from './trap';

const ATTACK = `<!doctype html><title>x</title>
<img src="data:," onerror="hostile(1)"><script>alert(1)</script><img src="https://evil.example/x.png">`;

const NOTICED = ['hostile() ran', 'alert() ran', 'https://evil.example/x.png was requested'];

/** Opens a page with a successful attack. @throws Error if the trap does not detect the attack */
export async function proveTrap(browser: Browser, siteUrl: string): Promise<void> {
  const page = await browser.newPage();
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: ATTACK })
      : route.abort(),
  );
  const trap = await setTrap(page, siteUrl);
  await page.goto(siteUrl, { waitUntil: 'load' });
  const caught = await trap.takeCaught();
  await page.close();
  const missed = NOTICED.filter((what) => !caught.includes(what));
  if (missed.length > 0)
    throw new Error(`The trap in the browser did not detect that ${missed.join(', or that ')}.`);
}
