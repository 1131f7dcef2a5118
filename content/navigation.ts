import { company } from './company';
import { pages } from './pages';
import type { Link, Menu, PageEntry } from './types';

/** A header entry: a link, or a name that opens a list of links. */
export type NavigationEntry = Link | { label: string; children: Link[] };

const linkTo = ({ label = '', path }: PageEntry): Link => ({ label, href: path });

const isIn = (menu: Menu) => (page: PageEntry) => page.menus?.includes(menu) ?? false;

const menu = (name: Menu): Link[] => pages.filter(isIn(name)).map(linkTo);

const products = { label: 'Our Products', children: menu('products') };

/** The header's entries. The list of products is at the position of the first product page. */
const entries = pages.flatMap((page): NavigationEntry[] => {
  if (isIn('header')(page)) return [linkTo(page)];
  return page.path === products.children[0]?.href ? [products] : [];
});

export const header = { homeLabel: `${company.name}, home`, entries };

export const footer = {
  contactHeading: 'Write to us',
  followHeading: 'Follow us',
  exploreHeading: 'Explore',
  copyright: `copyright ${company.copyrightYear}`,
  social: [
    { ...company.social.images, opensNewWindow: true },
    { ...company.social.professional, opensNewWindow: true },
  ] satisfies Link[],
  explore: menu('explore'),
  legal: menu('legal'),
  reopenConsent: 'Cookie choices',
};
