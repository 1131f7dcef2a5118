import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pages } from '@/content/pages';
import { SHARE_CARD, shareCardPath } from '@/lib/seo/share-card';
import { isCurrent } from './card-text';
import { shareCards } from './cards';

const FOLDER = 'public/share';

/** The size limit in bytes. Social networks fetch the card while someone waits for a preview. */
const LARGEST = 80_000;

describe('share cards', () => {
  it('exist for every page, without stray files', () => {
    const files = readdirSync(FOLDER).toSorted();
    expect(files).toEqual(shareCards.map(({ slug }) => `${slug}.jpg`).toSorted());
    for (const { path } of pages) expect(files).toContain(shareCardPath(path).replace('/share/', ''));
  });

  it.each(shareCards)('$slug has the recommended dimensions and a small file', async ({ slug }) => {
    const file = join(FOLDER, `${slug}.jpg`);
    const { width, height } = await sharp(file).metadata();
    expect({ width, height }).toEqual({ width: SHARE_CARD.width, height: SHARE_CARD.height });
    expect(statSync(file).size).toBeLessThan(LARGEST);
  });

  it.each(shareCards)('$slug matches the current content (if not, run npm run assets)', async (card) => {
    expect(await isCurrent(join(FOLDER, `${card.slug}.jpg`), card)).toBe(true);
  });
});
