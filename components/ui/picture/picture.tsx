import { getImageProps } from 'next/image';

export type PictureProps = {
  /** The URL of a stored image, which the image optimizer reads. */
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

/** A stored image, in several widths from the image optimizer. */
export function Picture({ src, alt, width, height, sizes, priority, className }: PictureProps) {
  // Gets the optimizer's URLs. The style attribute is dropped, because the content security policy blocks it.
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
