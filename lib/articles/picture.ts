/** A picture in an article: its stored path and its size in pixels. */
type ArticlePicture = { src: string; width: number; height: number };

const STORED = /^(\/files\/images(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+\.png)(?:#(\d{1,4})x(\d{1,4}))?$/;

/** The size in pixels that is assumed for a picture whose address does not state a size. */
const UNSTATED = { width: 1280, height: 800 };

/**
 * Returns the stored picture to which an address in an article refers, such as `/files/images/a/b.png#640x400`. Returns
 * null for any other address.
 */
export function pictureOf(address: string): ArticlePicture | null {
  const [, src, width, height] = STORED.exec(address) ?? [];
  if (!src) return null;
  const stated = Number(width) > 0 && Number(height) > 0;
  return { src, ...(stated ? { width: Number(width), height: Number(height) } : UNSTATED) };
}
