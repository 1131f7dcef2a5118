import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { SHARE_CARD } from '../lib/seo/share-card';
import { findBrowser } from './browser/find-browser';
import { exifOf } from './share-cards/card-text';
import { shareCards } from './share-cards/cards';
import { cardPage } from './share-cards/template';

// Makes public/share: `npx tsx scripts/share-cards.ts`, after titles, descriptions or the brand have changed.
const FOLDER = 'public/share';

const font = readFileSync('app/fonts/instrument-sans.woff2').toString('base64');
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
const page = await browser.newPage({ viewport: SHARE_CARD });

mkdirSync(FOLDER, { recursive: true });
const files = shareCards.map(({ slug }) => `${slug}.png`);
for (const outdated of readdirSync(FOLDER).filter((file) => !files.includes(file)))
  rmSync(join(FOLDER, outdated));

for (const card of shareCards) {
  await page.setContent(cardPage(card, font));
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 48, compressionLevel: 9, effort: 10 })
    .withExif(exifOf(card))
    .toFile(join(FOLDER, `${card.slug}.png`));
}
await browser.close();
console.log(`${shareCards.length} share cards are in ${FOLDER}.`);
