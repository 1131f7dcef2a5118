import { inTime } from '@/lib/loading/in-time';

/** The width of a drawn page, in pixels. It is larger than a thumbnail's, for high-density screens. */
const WIDTH = 128;

/** The maximum height of a drawn page, relative to its width. */
const HIGHEST = 1.5;

async function draw(address: string): Promise<ImageBitmap> {
  const { getDocumentProxy } = await inTime(import('unpdf'));
  const pdf = await getDocumentProxy(undefined, { url: address });
  try {
    const page = await pdf.getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: WIDTH / width });
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = Math.round(WIDTH * Math.min(height / width, HIGHEST));
    await page.render({ canvas, viewport }).promise;
    return await createImageBitmap(canvas);
  } finally {
    await pdf.destroy();
  }
}

/** Caches drawn pages, because stored files never change. A failed attempt is not cached. */
const drawn = new Map<string, Promise<ImageBitmap | null>>();

/** Resolves when all queued pages are drawn. Pages are drawn one at a time, so that typing is not delayed. */
let queue: Promise<unknown> = Promise.resolve();

/** Returns the first page of a PDF, drawn with pdf.js, which is loaded on demand; null if it cannot be drawn. */
export function firstPage(address: string): Promise<ImageBitmap | null> {
  const known = drawn.get(address);
  if (known) return known;
  const next = queue
    .then(() => draw(address))
    .catch(() => {
      drawn.delete(address);
      return null;
    });
  queue = next;
  drawn.set(address, next);
  return next;
}
