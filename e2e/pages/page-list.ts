import { pages } from '@/content/pages';

/** The paths of the pages in `content/pages.ts`. */
export const publicPaths = pages.map(({ path }) => path);

export const missingPath = '/no-such-page';

export const missingFile = '/files/pdf/unknown.pdf';

/** Returns the status of a path in these lists, so that no test takes the 404 page for the page under test. */
export const statusOf = (path: string) => ([missingPath, missingFile].includes(path) ? 404 : 200);

export const exampleArticle = '/blogs/keeping-specimens-at-2-to-8-c-between-the-draw-and-the-lab';

/** The page of an example document with two languages. */
export const exampleDocument = '/ifu/blood-tubes-use';

/** Phone, tablet and desktop, in CSS pixels. */
export const WIDTHS = [390, 820, 1440];

/** The path of one page per layout. */
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
  '/ifu',
  exampleDocument,
  `${exampleDocument}/en`,
  '/ifu/paper',
  '/ifu/changes',
  '/status',
  '/privacy_policies',
  '/r_d',
  missingPath,
];
