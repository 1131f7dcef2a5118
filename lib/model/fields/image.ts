import type { FieldType } from './field';
import { type StringField, stringType, text } from './text';

export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;

export const IMAGE_MAX_PIXELS = 50_000_000;

/** An interlaced image is decoded as a whole, and each pixel takes up to eight bytes of memory. */
export const INTERLACED_MAX_PIXELS = 12_500_000;

type Description = {
  /** The text field that describes the image. Forms require it, but existing records might lack a description. */
  description: string;
  /** The boolean field that makes the description optional. */
  decorative: string;
};

/** The path of a stored PNG file, or '' if there is no image. */
type ImageSpec = StringField<'image'> & Description;

export const image = (description: Description) =>
  ({
    ...text('Image', 0, 300),
    type: 'image',
    format: {
      pattern: 'images(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+\\.png',
      error: 'must be the path of a PNG file in the images folder',
      example: 'images/a/b.png',
    },
    ...description,
  }) as const;

export const imageType: FieldType<ImageSpec, string> = stringType;
