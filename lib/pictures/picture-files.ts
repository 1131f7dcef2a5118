import type { PictureKey } from '@/content/pictures';
import measured from '@/content/pictures/files.json';

/** The cut of a picture that narrow screens show. */
type Cut = `${PictureKey}-mobile`;

/**
 * Its proportions, the digest of its files, which is part of their names, and the widths that there are of a render; a
 * drawing has none and fits every width.
 */
export type PictureFiles = { width: number; height: number; digest: string; widths?: number[] };

export type Render = Required<PictureFiles>;

/** Of every render, at every width. */
export const FORMATS = ['avif', 'webp'] as const;

type Format = (typeof FORMATS)[number];

/** What `npm run assets` has made: every picture, and the cuts that some have. */
const files: Record<PictureKey, PictureFiles> = measured;
const cuts: Partial<Record<Cut, Render>> = measured;

export const filesOf = (picture: PictureKey): PictureFiles => files[picture];

export const cutOf = (picture: PictureKey): Render | undefined => cuts[`${picture}-mobile`];

export const isRender = (file: PictureFiles): file is Render => file.widths !== undefined;

export const renderName = (key: string, { digest }: Render, width: number, format: Format): string =>
  `${key}-${width}-${digest}.${format}`;

export const drawingName = (key: string, { digest }: PictureFiles): string => `${key}-${digest}.svg`;

export const drawingAddress = (picture: PictureKey): string =>
  `/pictures/${drawingName(picture, files[picture])}`;

/** Every width that there is, as the `srcset` attribute. */
export const sourceSet = (cut: PictureKey | Cut, render: Render, format: Format): string =>
  render.widths.map((width) => `/pictures/${renderName(cut, render, width, format)} ${width}w`).join(', ');

/** The one file for phones, and for browsers that choose none themselves. */
export const middleAddress = (cut: PictureKey | Cut, render: Render, format: Format): string => {
  const { width, widths } = render;
  return `/pictures/${renderName(cut, render, widths[Math.floor(widths.length / 2)] ?? width, format)}`;
};
