/**
 * A picture's description for screen readers. A component may treat the picture as decorative if the adjacent text has
 * the same meaning.
 */
export type Picture = { alt: string };
