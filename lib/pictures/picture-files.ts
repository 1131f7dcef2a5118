import type { PictureKey } from '@/content/pictures';
import measured from '@/content/pictures/files.json';

/** The key of a picture's crop for narrow screens. */
type Cut = `${PictureKey}-mobile`;

/**
 * A picture's dimensions, the digest in its file names and, for a render, the available widths. A drawing is scalable,
 * so it has no widths.
 */
export type PictureFiles = { width: number; height: number; digest: string; widths?: number[] };

export type Render = Required<PictureFiles>;

/** The formats in which renders are available. */
export const FORMATS = ['avif', 'webp'] as const;

type Format = (typeof FORMATS)[number];

/** The pictures in the manifest that `npm run assets` writes. `cuts` contains their crops. */
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

/** The width in pixels of the files for small pictures. `sourceSet` omits them. */
export const SMALL_WIDTH = 256;

/** The width in pixels of the thumbnails on product pages: 48 CSS pixels (3rem) at a device pixel ratio of 3. */
export const THUMBNAIL_WIDTH = 144;

const withoutThumbnail = ({ widths }: Render) => widths.filter((width) => width !== THUMBNAIL_WIDTH);

const sources = (cut: PictureKey | Cut, render: Render, format: Format, widths: number[]): string =>
  widths.map((width) => `/pictures/${renderName(cut, render, width, format)} ${width}w`).join(', ');

/** A `srcset` value with all widths above the thumbnail's. */
export const sourceSet = (cut: PictureKey | Cut, render: Render, format: Format): string =>
  sources(
    cut,
    render,
    format,
    render.widths.filter((width) => width > SMALL_WIDTH),
  );

/** A `srcset` value with the two narrowest widths apart from the thumbnail's, for small pictures. */
export const smallSourceSet = (picture: PictureKey, render: Render, format: Format): string =>
  sources(picture, render, format, withoutThumbnail(render).slice(0, 2));

export const thumbnailAddress = (picture: PictureKey, render: Render, format: Format): string =>
  `/pictures/${renderName(picture, render, THUMBNAIL_WIDTH, format)}`;

/** The path of the file with the middle width, for the `src` attribute and for phones. */
export const middleAddress = (cut: PictureKey | Cut, render: Render, format: Format): string => {
  const widths = withoutThumbnail(render);
  return `/pictures/${renderName(cut, render, widths[Math.floor(widths.length / 2)] ?? render.width, format)}`;
};
