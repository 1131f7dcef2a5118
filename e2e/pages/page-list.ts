import { pages } from '@/content/pages';

/** Every public page, and one path that does not exist. */
export const publicPaths = pages.map(({ path }) => path);
export const missingPath = '/no-such-page';

/** The article among the examples. */
export const exampleArticle = '/blogs/keeping-specimens-at-2-to-8-c-between-the-draw-and-the-lab';

/** Phone, tablet and desktop, in CSS pixels. */
export const WIDTHS = [390, 820, 1440];

/** One page per layout, representative of its siblings. */
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
