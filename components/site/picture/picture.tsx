import { middleVariant, variantSet } from '@/lib/pictures/picture-variants';

type PictureProps = {
  /** The URL of a stored image. */
  src: string;
  /** Empty if the adjacent text has the same meaning. */
  alt: string;
  width: number;
  height: number;
  /** The displayed width, as the `sizes` attribute. */
  sizes: string;
  /** Whether this is the page's main picture above the fold, which loads with high priority. */
  priority?: boolean;
  className?: string;
};

/** A stored image, in several widths. */
export function Picture({ src, alt, width, height, sizes, priority, className }: PictureProps) {
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={variantSet(src, 'avif')} sizes={sizes} />
      <img
        src={middleVariant(src)}
        srcSet={variantSet(src, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
