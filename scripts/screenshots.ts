import { launchBrowser } from '../tools/browser/launch-browser';
import { createTestSite } from '../tools/test-site';
import { takeScreenshots } from './screenshots/take';
import { adminViews, publicViews, type View } from './screenshots/views';

// Takes screenshots of every view at three widths, to review against docs/look.md. Arguments select views by name
// prefix: `npm run screenshots -- home products`.
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
  console.log(`The screenshots are in ${FOLDER}.`);
} finally {
  await browser.close();
  await site.remove();
}
