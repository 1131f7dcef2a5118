/** Where visitors get a PDF: the address to put into other records and onto packs. */
export const publicPdfPath = (id: string): string => `/files/pdf/${id}`;

/** Where visitors get one revision of a PDF, by the label printed on it. */
export const editionPath = (id: string, edition: string): string =>
  `${publicPdfPath(id)}/${encodeURIComponent(edition)}`;

/** The page with all versions of a PDF. No revision has this label. */
export const VERSIONS = 'versions';
