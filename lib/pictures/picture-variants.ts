/** The widths in pixels in which pages offer a stored picture. */
const WIDTHS = [320, 640, 1080] as const;

const FORMATS = ['avif', 'webp'] as const;

export type PictureVariant = {
  /** The stored picture's path below `/files/images`, without its extension. */
  picture: string;
  width: (typeof WIDTHS)[number];
  format: (typeof FORMATS)[number];
};

const EXTENSION = /\.png$/;
const VARIANT = /^(.+)\/(\d+)\.([a-z]+)$/;

const addressOf = (src: string, width: number, format: PictureVariant['format']) =>
  `${src.replace(EXTENSION, '')}/${width}.${format}`;

/** A `srcset` value with the stored picture in all widths. */
export const variantSet = (src: string, format: PictureVariant['format']): string =>
  WIDTHS.map((width) => `${addressOf(src, width, format)} ${width}w`).join(', ');

/** The address that browsers without `srcset` use. */
export const middleVariant = (src: string): string => addressOf(src, 640, 'webp');

/** Returns the variant at a path below `/files/images`, or null if pages offer no such variant. */
export function variantAt(path: string): PictureVariant | null {
  const [, picture, digits, extension] = VARIANT.exec(path) ?? [];
  const width = WIDTHS.find((offered) => String(offered) === digits);
  const format = FORMATS.find((offered) => offered === extension);
  return picture && width && format ? { picture, width, format } : null;
}

/** The folder below Next's cache folder that keeps the encoded variants. */
export const VARIANTS_FOLDER = 'variants';

/** The name of a variant's file in that folder. */
export const variantFile = ({ picture, width, format }: PictureVariant): string =>
  `${encodeURIComponent(picture)}-${width}.${format}`;

/**
 * Returns the address that replaces one of the image optimizer, which earlier releases used, or null.
 * @param search the query string, such as `?url=%2Ffiles%2Fimages%2Fa.png&w=640&q=75`
 */
export function replacementOf(search: string): string | null {
  const src = new URLSearchParams(search).get('url') ?? '';
  if (/^\/pictures\/[\w-][\w.-]*$/.test(src)) return src;
  return /^\/files\/images(?:\/[\w-][\w.-]*)+\.png$/.test(src) ? middleVariant(src) : null;
}
