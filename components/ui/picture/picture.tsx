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
  className?: string;
};

/** A picture from the content store, in the widths that screens need, loaded when it comes near. */
export function Picture({ src, alt, width, height, sizes, className }: PictureProps) {
  // The optimizer's addresses, without the style attribute that a strict policy blocks.
  const { props } = getImageProps({ src, alt, width, height, sizes });
  const { style: _, ...image } = props;
  return (
    <picture className={className}>
      <img {...image} alt={alt} />
    </picture>
  );
}
