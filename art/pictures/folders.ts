/** Renders, on transparent ground. */
export const MASTERS = 'art/masters';
/** Illustrations, served as they are. */
export const DRAWINGS = 'art/drawings';
/** What is served. */
export const OUTPUT = 'public/pictures';
