/** The public address of a PDF, for use in other records and on packs. */
export const publicPdfPath = (id: string): string => `/files/pdf/${id}`;

/** The public address of one revision of a PDF, by the label printed on it. */
export const editionPath = (id: string, edition: string): string =>
  `${publicPdfPath(id)}/${encodeURIComponent(edition)}`;

/** The last path segment of the page with all versions of a PDF. No revision has this label. */
export const VERSIONS = 'versions';
