const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/**
 * Returns the value of `aria-current` for a link: `page` for the current page, `true` for an ancestor other than the
 * home page, otherwise undefined.
 */
export function ariaCurrent(href: string, currentPath: string): 'page' | 'true' | undefined {
  const [link, page] = [withoutSlash(href), withoutSlash(currentPath)];
  if (link === page) return 'page';
  return link !== '/' && page.startsWith(`${link}/`) ? 'true' : undefined;
}
