import { getImageProps } from 'next/image';

export type PictureProps = {
  /** A stored image on this site: it reaches visitors through the image optimizer only. */
  src: string;
  /** Empty where the text beside the picture says the same. */
  alt: string;
  width: number;
  height: number;
  /** How wide the picture is shown, as the `sizes` attribute. */
  sizes: string;
  /** The page's main picture above the fold: loaded at once and first. */
  priority?: boolean;
  className?: string;
};

/** A picture from the content store, in the widths that screens need. */
export function Picture({ src, alt, width, height, sizes, priority, className }: PictureProps) {
  // The optimizer's addresses, without the style attribute that a strict policy blocks.
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
