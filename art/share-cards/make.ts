import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { SHARE_CARD } from '../../lib/seo/share-card';
import { launchBrowser } from '../../tools/browser/launch-browser';
import { exifOf } from './card-text';
import { shareCards } from './cards';
import { inlinePicture } from './picture';
import { cardPage } from './template';

// Generates public/share. Run `npm run assets -- share-cards` after titles, descriptions, pictures or the brand have
// changed.
const FOLDER = 'public/share';

const font = readFileSync('app/fonts/instrument-sans.woff2').toString('base64');
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: SHARE_CARD });

mkdirSync(FOLDER, { recursive: true });
const files = shareCards.map(({ slug }) => `${slug}.jpg`);
for (const outdated of readdirSync(FOLDER).filter((file) => !files.includes(file)))
  rmSync(join(FOLDER, outdated));

for (const card of shareCards) {
  await page.setContent(cardPage(card, font, await inlinePicture(card.picture)));
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true })
    .withExif(exifOf(card))
    .toFile(join(FOLDER, `${card.slug}.jpg`));
}
await browser.close();
console.log(`${shareCards.length} share cards are in ${FOLDER}.`);
