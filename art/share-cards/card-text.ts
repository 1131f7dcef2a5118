import sharp from 'sharp';
import type { ShareCard } from './cards';

/** The card's text and picture key, stored in its file so that a test can tell when the file is stale. */
const wordsOf = ({ kicker, title, text, picture }: ShareCard) =>
  JSON.stringify([kicker, title, text, picture]);

/** The card's text as an EXIF description, percent-encoded because EXIF requires ASCII. */
export const exifOf = (card: ShareCard) => ({
  IFD0: { ImageDescription: encodeURIComponent(wordsOf(card)) },
});

/** Whether the file was made from the card's current text and picture key. */
export async function isCurrent(file: string, card: ShareCard): Promise<boolean> {
  const { exif } = await sharp(file).metadata();
  return exif?.includes(encodeURIComponent(wordsOf(card))) ?? false;
}
