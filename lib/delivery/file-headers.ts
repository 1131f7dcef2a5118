const YEAR = 'public, max-age=31536000, immutable';
const WEEK = 'public, max-age=604800, stale-while-revalidate=2592000';

/** How long browsers keep the files of `public/`: for good where a file's name is made from its content. */
const KEPT: Record<string, string> = {
  '/elements/:file*': YEAR,
  '/pictures/:file*': YEAR,
  '/icons/:file*': WEEK,
  '/share/:file*': WEEK,
  '/favicon.ico': WEEK,
};

/** As next.config takes them. While developing, files change under their names. */
export const fileHeaders = Object.entries(KEPT).map(([source, value]) => ({
  source,
  headers: [{ key: 'Cache-Control', value }],
}));
