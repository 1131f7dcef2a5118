/**
 * A picture's description for screen readers. A component may treat the picture as decorative if the adjacent text says
 * the same.
 */
export type Picture = { alt: string };
