import { pages } from '@/content/pages';
import type { PageEntry } from '@/content/types';

const ORIGIN = /^https?:\/\/[^/]+/;

/**
 * The page that is shared when somebody passes on what a record shows: a record has none of its own, so it is the
 * page of this site that its link leads to, or else the list that it stands in.
 * @param link the record's link; '' where it has none.
 * @param list the path of the list.
 * @param site the site's own origin.
 */
export function sharedPage(link: string, list: string, site: string): PageEntry | undefined {
  const path = link.startsWith(site) ? link.replace(ORIGIN, '') : link;
  const plain = path.split(/[?#]/)[0]?.replace(/(.)\/$/, '$1');
  return pages.find((page) => page.path === plain) ?? pages.find((page) => page.path === list);
}
