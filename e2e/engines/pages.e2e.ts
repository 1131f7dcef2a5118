import { home } from '@/content/home';
import { exampleArticle, exampleDocument, missingFile, missingPath, publicPaths } from '../pages/page-list';
import { listDocuments, removeDocuments } from './support/documents';
import type { Tab } from './support/engine';
import { expectStatuses } from './support/expect-statuses';
import { expect, test } from './support/test';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** Pages in a particular state, and paths that `publicPaths` lacks. */
const states = [
  ...home.selector.tiles.map(({ key }) => `/#${key}`),
  '/products/biosample#swabs',
  '/company#compassion',
  '/impact#process',
  exampleArticle,
  exampleDocument,
  `${exampleDocument}/en`,
  '/search?q=tubes',
  '/ifu?q=syringes',
  '/downloads/2',
  missingFile,
  '/admin',
];

/** The path of a page that lists a document's versions. */
let versions = '';

// Engines run concurrently, so each engine has its own documents.
test.beforeAll(async ({ engine }) => {
  const replaced = await listDocuments(engine);
  versions = `/files/pdf/${replaced}/versions`;
  for (const path of ['/downloads/2', versions]) {
    const status = async () => (await fetch(`${process.env.SITE_URL}${path}`)).status;
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
  }
  await expectStatuses([...publicPaths, missingPath, ...states]);
});
test.afterAll(({ engine }) => removeDocuments(engine));

async function faultsAt(tab: Tab, path: string): Promise<string[]> {
  await tab.open(path);
  const { headings, overflow } = await tab.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    overflow: document.documentElement.scrollWidth - innerWidth,
  }));
  return [
    ...(headings === 1 || path === '/admin' ? [] : [`${path} has ${headings} first-level headings`]),
    ...(overflow > 0 ? [`${path} scrolls horizontally by ${overflow} pixels`] : []),
  ];
}

for (const [device, size] of Object.entries(SIZES)) {
  test(`every page opens on a ${device} without console messages or horizontal scrolling`, async ({
    tab,
  }) => {
    await tab.resize(size);
    const faults: string[] = [];
    for (const path of [...publicPaths, missingPath, versions, ...states])
      faults.push(...(await faultsAt(tab, path)));
    expect(faults).toEqual([]);
  });
}
