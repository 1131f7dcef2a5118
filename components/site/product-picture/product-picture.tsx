import clsx from 'clsx';
import { type PictureKey, pictures } from '@/content/pictures';
import { drawingAddress, filesOf, isRender, middleAddress, sourceSet } from '@/lib/pictures/picture-files';
import { NarrowSources } from './narrow-sources';
import styles from './product-picture.module.scss';

export type ProductPictureProps = {
  picture: PictureKey;
  /** How wide the picture is shown, as the `sizes` attribute. */
  sizes: string;
  /** The text beside it says the same, so it is nothing to be read out. */
  decorative?: boolean;
  /** The page's main picture above the fold: loaded at once and first. */
  priority?: boolean;
  /** Below 1000 px it gives way to a cut of its own, `{picture}-mobile`. */
  mobileCut?: boolean;
  className?: string;
};

/** A picture of the site's own, in the widths that screens need. */
export function ProductPicture(props: ProductPictureProps) {
  const { picture, sizes, decorative, priority, mobileCut, className } = props;
  const file = filesOf(picture);
  const alt = decorative ? '' : pictures[picture].alt;
  const image = {
    width: file.width,
    height: file.height,
    loading: priority ? undefined : 'lazy',
    decoding: priority ? undefined : 'async',
    fetchPriority: priority ? 'high' : undefined,
  } as const;
  if (!isRender(file)) {
    return (
      <img
        className={clsx(styles.picture, styles.drawing, className)}
        src={drawingAddress(picture)}
        alt={alt}
        {...image}
      />
    );
  }
  return (
    <picture className={clsx(styles.picture, className)}>
      <NarrowSources picture={picture} sizes={sizes} mobileCut={mobileCut} priority={priority} />
      <source type="image/avif" srcSet={sourceSet(picture, file, 'avif')} sizes={sizes} />
      <img
        src={middleAddress(picture, file, 'webp')}
        srcSet={sourceSet(picture, file, 'webp')}
        sizes={sizes}
        alt={alt}
        {...image}
      />
    </picture>
  );
}
