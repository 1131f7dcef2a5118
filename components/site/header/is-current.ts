const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/** The value of `aria-current` for a link: `page` for the current page, `true` for a page above it. */
export function isCurrent(href: string, currentPath: string): 'page' | 'true' | undefined {
  const [link, page] = [withoutSlash(href), withoutSlash(currentPath)];
  if (link === page) return 'page';
  return link !== '/' && page.startsWith(`${link}/`) ? 'true' : undefined;
}
