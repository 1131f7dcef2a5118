import { getDocumentProxy } from 'unpdf';

type Box = { text: string; left: number; right: number; bottom: number; top: number };

/** The shares of a line's height above and below its baseline. */
const [ABOVE, BELOW] = [0.7, 0.15];

/** Overlaps up to this size, in points, are treated as shared edges. */
const TOUCH = 1.5;

const overlap = (a: Box, b: Box) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOUCH &&
  Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom) > TOUCH;

/**
 * Returns the text boxes on each page of a PDF file. Firefox's bold text is missing, because Firefox prints it as
 * outlines.
 */
export async function textBoxes(file: Uint8Array): Promise<Box[][]> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1));
  return Promise.all(
    pages.map(async (page) => {
      const { items } = await (await page).getTextContent();
      return items.flatMap((item) => {
        if (!('str' in item) || !item.str.trim()) return [];
        const [, , , , left = 0, baseline = 0] = item.transform;
        const { str: text, width, height } = item;
        const [top, bottom] = [baseline + ABOVE * height, baseline - BELOW * height];
        return [{ text, left, right: left + width, bottom, top }];
      });
    }),
  );
}

const STREAMS = /\d+ 0 obj\s*<<((?:(?!endobj)[\s\S])*?)stream/g;

/** Returns the number of different pictures in a PDF file. Drawings do not count, nor do masks, which are grey. */
export const picturesIn = (file: Uint8Array): number =>
  [...Buffer.from(file).toString('latin1').matchAll(STREAMS)].filter(
    ([, dictionary = '']) => /\/Subtype\s*\/Image/.test(dictionary) && !dictionary.includes('/DeviceGray'),
  ).length;

/** Returns a message for each pair of boxes that overlap. */
export const textOverlaps = (pages: Box[][]): string[] =>
  pages.flatMap((boxes, page) =>
    boxes.flatMap((box, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => overlap(box, other))
        .map((other) => `page ${page + 1}: "${box.text}" and "${other.text}"`),
    ),
  );

/** Returns a message for each box that extends beyond the sides of a page. `width` is in points. */
export const textOutside = (pages: Box[][], width: number): string[] =>
  pages.flat().flatMap(({ text, left, right }) => (left < 0 || right > width ? [`outside: "${text}"`] : []));
