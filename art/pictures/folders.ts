/** Renders with a transparent background. */
export const MASTERS = 'art/masters';
/** Illustrations, served unchanged. */
export const DRAWINGS = 'art/drawings';
/** The files that the site serves. */
export const OUTPUT = 'public/pictures';
