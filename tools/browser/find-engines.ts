import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of the two engines other than Chromium. WebKit needs a separate driver. */
export type Engines = { firefox: string; webkit: { driver: string; browser: string } };

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/xvfb-run';
/** On Debian, WebKit's browser is in a subfolder named after the processor architecture. */
const LIBRARIES = '/usr/lib';
const MINI_BROWSER = 'webkit2gtk-4.1/MiniBrowser';

const firstExisting = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

function findMiniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  return firstExisting(readdirSync(LIBRARIES).map((folder) => join(LIBRARIES, folder, MINI_BROWSER)));
}

/**
 * Returns the paths of Firefox, or of the browser in FIREFOX, and of WebKit. Returns undefined if one of them, or the
 * virtual display that WebKit needs, is missing.
 */
export function findEngines(): Engines | undefined {
  const firefox = firstExisting([process.env.FIREFOX, ...FIREFOX]);
  const driver = firstExisting([WEBKIT_DRIVER]);
  const browser = findMiniBrowser();
  if (!firefox || !driver || !browser || !existsSync(DISPLAY)) return undefined;
  return { firefox, webkit: { driver, browser } };
}
