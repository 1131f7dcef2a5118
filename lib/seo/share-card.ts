/** The media type of share cards, and their size in pixels, as social networks recommend. */
export const SHARE_CARD = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** Returns the file name, without extension, of a page's share card, derived from the page's path. */
export function shareCardSlug(path: string): string {
  return path.replace(/^\//, '').replaceAll('/', '-') || 'home';
}

export function shareCardPath(path: string): string {
  return `/share/${shareCardSlug(path)}.jpg`;
}
