import type { PictureKey } from '@/content/pictures';
import measured from '@/content/pictures/files.json';

/** A picture's crop for narrow screens. */
type Cut = `${PictureKey}-mobile`;

/**
 * The aspect ratio, the digest in the file names, and a render's available widths. A drawing scales, so it has no
 * widths.
 */
export type PictureFiles = { width: number; height: number; digest: string; widths?: number[] };

export type Render = Required<PictureFiles>;

/** The formats of every render, at every width. */
export const FORMATS = ['avif', 'webp'] as const;

type Format = (typeof FORMATS)[number];

/** The manifest that `npm run assets` writes: every picture and its crops. */
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

/** The width in pixels of the files for thumbnails, which larger pictures do not offer. */
export const SMALL_WIDTH = 256;

const sources = (cut: PictureKey | Cut, render: Render, format: Format, widths: number[]): string =>
  widths.map((width) => `/pictures/${renderName(cut, render, width, format)} ${width}w`).join(', ');

/** The widths for large pictures as a `srcset` value. */
export const sourceSet = (cut: PictureKey | Cut, render: Render, format: Format): string =>
  sources(
    cut,
    render,
    format,
    render.widths.filter((width) => width > SMALL_WIDTH),
  );

/** The two narrowest widths as a `srcset` value, for pictures at most 256 px wide. */
export const smallSourceSet = (picture: PictureKey, render: Render, format: Format): string =>
  sources(picture, render, format, render.widths.slice(0, 2));

/** The path of the file with the middle width, which is used as the fallback and on phones. */
export const middleAddress = (cut: PictureKey | Cut, render: Render, format: Format): string => {
  const { width, widths } = render;
  return `/pictures/${renderName(cut, render, widths[Math.floor(widths.length / 2)] ?? width, format)}`;
};
