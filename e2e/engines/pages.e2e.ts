import { home } from '@/content/home';
import { missingPath, publicPaths } from '../pages/page-list';
import type { Tab } from './support/engine';
import { expect, test } from './support/test';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** URLs that open a page in a particular state. */
const states = [
  ...home.selector.tiles.map(({ key }) => `/#${key}`),
  '/products/biosample#swabs',
  '/company#compassion',
  '/impact#process',
  '/files/pdf/unknown.pdf',
  '/admin',
];

async function faultsAt(tab: Tab, path: string): Promise<string[]> {
  await tab.open(path);
  const { headings, overflow } = await tab.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    overflow: document.documentElement.scrollWidth - innerWidth,
  }));
  return [
    ...(headings === 1 || path === '/admin' ? [] : [`${path} has ${headings} headings of the first level`]),
    ...(overflow > 0 ? [`${path} scrolls sideways by ${overflow} pixels`] : []),
  ];
}

for (const [device, size] of Object.entries(SIZES)) {
  test(`every page opens on a ${device} without console messages or horizontal scrolling`, async ({
    tab,
  }) => {
    await tab.resize(size);
    const faults: string[] = [];
    for (const path of [...publicPaths, missingPath, ...states]) faults.push(...(await faultsAt(tab, path)));
    expect(faults).toEqual([]);
  });
}
