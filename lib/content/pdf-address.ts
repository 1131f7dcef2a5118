/** The public address of a PDF, for use in other records and on packs. */
export const publicPdfPath = (id: string): string => `/files/pdf/${id}`;

/** The public address of one revision of a PDF, by the label printed on it. */
export const editionPath = (id: string, edition: string): string =>
  `${publicPdfPath(id)}/${encodeURIComponent(edition)}`;

/** The folder of the built-in downloads' own addresses, which serve the file even if staff have replaced it. */
export const BUILT_IN = '/downloads/built-in';

export const builtInPath = (download: string): string => download.replace('/downloads', BUILT_IN);

/**
 * The last path segment of the page with all versions of a PDF. A revision with this label would have no page of its
 * own, so the form refuses the label.
 */
export const VERSIONS = 'versions';
