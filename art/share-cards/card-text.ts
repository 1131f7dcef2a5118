import sharp from 'sharp';
import type { ShareCard } from './cards';

/** What a card shows, kept in its file so that a test can tell when the file is out of date. */
const wordsOf = ({ kicker, title, text, picture }: ShareCard) =>
  JSON.stringify([kicker, title, text, picture]);

/** Where EXIF keeps a description. The text is written in ASCII, as EXIF asks for. */
export const exifOf = (card: ShareCard) => ({
  IFD0: { ImageDescription: encodeURIComponent(wordsOf(card)) },
});

/** Whether the picture was made from the words that the card has now. */
export async function isCurrent(file: string, card: ShareCard): Promise<boolean> {
  const { exif } = await sharp(file).metadata();
  return exif?.includes(encodeURIComponent(wordsOf(card))) ?? false;
}
