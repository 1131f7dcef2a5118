import { launchBrowser } from './browser/launch-browser';
import { takeScreenshots } from './screenshots/take';
import { adminViews, publicViews, type View } from './screenshots/views';
import { createTestSite } from './test/test-site';

// Pictures of every view at three widths, to be looked at with docs/look.md beside them.
// Arguments choose views by the beginning of their names: `npm run screenshots -- home products`.
const FOLDER = 'screenshots';

const wanted = process.argv.slice(2);
const isWanted = ({ name }: View) =>
  wanted.length === 0 || wanted.some((beginning) => name.startsWith(beginning));

const site = createTestSite(console.log);
const browser = await launchBrowser();
try {
  const { url, administrator } = await site.running();
  await takeScreenshots(browser, {
    siteUrl: url,
    folder: FOLDER,
    publicViews: publicViews.filter(isWanted),
    adminViews: adminViews.filter(isWanted),
    administrator,
  });
  console.log(`The pictures are in ${FOLDER}.`);
} finally {
  await browser.close();
  await site.remove();
}
