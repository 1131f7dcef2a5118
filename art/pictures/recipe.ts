export type Step = { width: number; quality: number };

/**
 * The widths, in pixels, that pages ask for, and the quality of their AVIF. A master is never enlarged. Phones with two
 * or three dots per pixel show the middle one, where loss is hard to see and every kilobyte delays the first view.
 */
export const WIDTHS: Step[] = [
  { width: 480, quality: 50 },
  { width: 720, quality: 33 },
  { width: 1200, quality: 46 },
];
export const CUT_WIDTHS: Step[] = [
  { width: 480, quality: 46 },
  { width: 640, quality: 27 },
  { width: 960, quality: 42 },
];

export const encodings = (quality: number) => ({
  avif: { quality, effort: 6, chromaSubsampling: '4:2:0' },
  webp: { quality: 78, effort: 4 },
});

/** How far from a side of a cut its shadow starts to fade, as a share of the picture. */
export const FADE = 0.14;

/** All of it, so that pictures which another recipe made are made again. */
export const recipe = JSON.stringify([WIDTHS, CUT_WIDTHS, encodings(0), FADE]);
