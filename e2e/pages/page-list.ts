import { pages } from '@/content/pages';

/** Every public page, and one address where there is none. */
export const publicPaths = pages.map(({ path }) => path);
export const missingPath = '/no-such-page';

/** In CSS pixels: a phone, a tablet, a desk. */
export const WIDTHS = [390, 820, 1440];

/** One page of each kind of layout: what is true of its siblings is true of them. */
export const layouts = [
  '/',
  '/company',
  '/products/biosample',
  '/products/diabetes/lancets',
  '/impact',
  '/services',
  '/trivus',
  '/blog_rtpcr',
  '/contact_us',
  '/privacy_policies',
  '/r_d',
  missingPath,
];
