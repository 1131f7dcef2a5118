/** The public address of a PDF, for use in other records and on packaging. */
export const publicPdfPath = (id: string): string => `/files/pdf/${id}`;

/** The public address of one revision of a PDF, identified by the revision label printed on it. */
export const editionPath = (id: string, edition: string): string =>
  `${publicPdfPath(id)}/${encodeURIComponent(edition)}`;

/** The path under which built-in downloads stay available, even if staff have replaced them. */
export const BUILT_IN = '/downloads/built-in';

export const builtInPath = (download: string): string => download.replace('/downloads', BUILT_IN);

/**
 * The last path segment of the page that lists a PDF's versions. A revision with this label would have the same
 * address, so the form rejects the label.
 */
export const VERSIONS = 'versions';

/** Returns the path of the form for a paper copy, with the document filled in. */
export const paperPath = (id: string): string => `/ifu/paper?${new URLSearchParams({ document: id })}`;
