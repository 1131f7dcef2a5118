const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/** What `aria-current` says of a link: the page itself, or the family of pages that the page belongs to. */
export function isCurrent(href: string, currentPath: string): 'page' | 'true' | undefined {
  const [link, page] = [withoutSlash(href), withoutSlash(currentPath)];
  if (link === page) return 'page';
  return link !== '/' && page.startsWith(`${link}/`) ? 'true' : undefined;
}
