import { SMALL_WIDTH, THUMBNAIL_WIDTH } from '../../lib/pictures/picture-files';

export type Step = { width: number; quality: number };

/**
 * The available widths in pixels, with their AVIF quality. Masters are not enlarged. Phones usually load a page's main
 * picture at 720 pixels, where artefacts are hard to see and every kilobyte delays the first view.
 */
export const WIDTHS: Step[] = [
  { width: SMALL_WIDTH, quality: 40 },
  { width: 480, quality: 50 },
  { width: 720, quality: 33 },
  { width: 1200, quality: 46 },
];
/** The thumbnail of a product, in the strip of its family. Up to five load together with the main picture. */
export const THUMBNAIL: Step = { width: THUMBNAIL_WIDTH, quality: 40 };
export const CUT_WIDTHS: Step[] = [
  { width: 480, quality: 46 },
  { width: 640, quality: 27 },
  { width: 960, quality: 42 },
];

export const encodings = (quality: number) => ({
  avif: { quality, effort: 6, chromaSubsampling: '4:2:0' },
  webp: { quality: 78, effort: 4 },
});

/** The distance from an edge of a crop at which its shadow starts to fade, as a share of the picture. */
export const FADE = 0.14;

/** The settings that affect the files. If they change, the next run regenerates the files. */
export const recipe = JSON.stringify([WIDTHS, THUMBNAIL, CUT_WIDTHS, encodings(0), FADE]);
