/** Renders with a transparent background. */
export const MASTERS = 'art/masters';
/** Illustrations, served unchanged. */
export const DRAWINGS = 'art/drawings';
/** The served files. */
export const OUTPUT = 'public/pictures';
