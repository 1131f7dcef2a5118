import type { PictureKey } from '@/content/pictures';
import measured from '@/content/pictures/files.json';

/** A picture, or the cut of it that narrow screens show. */
export type Cut = PictureKey | `${PictureKey}-mobile`;

export type PictureFiles = { width: number; height: number; widths: number[] };

type Format = 'avif' | 'webp';

/** What `scripts/pictures.ts` has made, by key; a picture that has not been drawn yet has no entry. */
const files: Partial<Record<Cut, PictureFiles>> = measured;

const address = (cut: Cut, width: number, format: Format) => `/pictures/${cut}-${width}.${format}`;

export const filesOf = (cut: Cut): PictureFiles | undefined => files[cut];

/** Every width that there is, as the `srcset` attribute. */
export const sourceSet = (cut: Cut, { widths }: PictureFiles, format: Format): string =>
  widths.map((width) => `${address(cut, width, format)} ${width}w`).join(', ');

/** The file for browsers that choose none themselves. */
export const middleAddress = (cut: Cut, { width, widths }: PictureFiles): string =>
  address(cut, widths[Math.floor(widths.length / 2)] ?? width, 'webp');
