import type { PictureKey } from '@/content/pictures';
import measured from '@/content/pictures/files.json';

/** The cut of a picture that narrow screens show. */
type Cut = `${PictureKey}-mobile`;

/** Its proportions, and the widths that there are of a render; a drawing has none and fits every width. */
export type PictureFiles = { width: number; height: number; widths?: number[] };

type Render = Required<PictureFiles>;

type Format = 'avif' | 'webp';

/** What `scripts/pictures.ts` has made: every picture, and the cuts that some have. */
const files: Record<PictureKey, PictureFiles> = measured;
const cuts: Partial<Record<Cut, Render>> = measured;

const address = (cut: PictureKey | Cut, width: number, format: Format) =>
  `/pictures/${cut}-${width}.${format}`;

export const filesOf = (picture: PictureKey): PictureFiles => files[picture];

export const cutOf = (picture: PictureKey): Render | undefined => cuts[`${picture}-mobile`];

export const isRender = (file: PictureFiles): file is Render => file.widths !== undefined;

export const drawingAddress = (picture: PictureKey): string => `/pictures/${picture}.svg`;

/** Every width that there is, as the `srcset` attribute. */
export const sourceSet = (cut: PictureKey | Cut, { widths }: Render, format: Format): string =>
  widths.map((width) => `${address(cut, width, format)} ${width}w`).join(', ');

/** The file for browsers that choose none themselves. */
export const middleAddress = (cut: PictureKey, { width, widths }: Render): string =>
  address(cut, widths[Math.floor(widths.length / 2)] ?? width, 'webp');
