/** The size that networks ask for, in pixels. */
export const SHARE_CARD = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** The name of a page's share card: its path in words. */
export function shareCardSlug(path: string): string {
  return path.replace(/^\//, '').replaceAll('/', '-') || 'home';
}

/** Where a page's share card is served. */
export function shareCardPath(path: string): string {
  return `/share/${shareCardSlug(path)}.jpg`;
}
