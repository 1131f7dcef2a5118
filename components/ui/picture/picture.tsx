import { getImageProps } from 'next/image';

export type PictureProps = {
  /** A stored image, which visitors get only through the image optimizer. */
  src: string;
  /** Empty if the adjacent text has the same meaning. */
  alt: string;
  width: number;
  height: number;
  /** The displayed width, as the `sizes` attribute. */
  sizes: string;
  /** Whether this is the page's main picture above the fold, which loads first. */
  priority?: boolean;
  className?: string;
};

/** A stored image, in the widths that screens need. */
export function Picture({ src, alt, width, height, sizes, priority, className }: PictureProps) {
  // The optimizer's URLs, without the style attribute that a strict policy blocks.
  const { props } = getImageProps({
    src,
    alt,
    width,
    height,
    sizes,
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
  });
  const { style: _, ...image } = props;
  return (
    <picture className={className}>
      <img {...image} alt={alt} />
    </picture>
  );
}
