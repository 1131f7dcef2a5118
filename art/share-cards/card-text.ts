import sharp from 'sharp';
import type { ShareCard } from './cards';

/** The card's text and picture key. They are stored in the card's file so that a test can detect a stale file. */
const wordsOf = ({ kicker, title, text, picture }: ShareCard) =>
  JSON.stringify([kicker, title, text, picture]);

/** Returns the card's text and picture key as an EXIF description, percent-encoded because EXIF requires ASCII. */
export const exifOf = (card: ShareCard) => ({
  IFD0: { ImageDescription: encodeURIComponent(wordsOf(card)) },
});

/** Returns whether the file was made from the card's current text and picture key. */
export async function isCurrent(file: string, card: ShareCard): Promise<boolean> {
  const { exif } = await sharp(file).metadata();
  return exif?.includes(encodeURIComponent(wordsOf(card))) ?? false;
}
