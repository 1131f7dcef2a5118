import clsx from 'clsx';
import { type PictureKey, pictures } from '@/content/pictures';
import {
  drawingAddress,
  filesOf,
  isRender,
  middleAddress,
  smallSourceSet,
  sourceSet,
  thumbnailAddress,
} from '@/lib/pictures/picture-files';
import { NarrowSources } from './narrow-sources';
import styles from './product-picture.module.scss';

export type ProductPictureProps = {
  picture: PictureKey;
  /** The displayed width, as the `sizes` attribute. */
  sizes: string;
  /** Whether the picture is decorative, because the adjacent text has the same meaning. */
  decorative?: boolean;
  /** Whether the picture is at most 256 px wide on every screen. */
  small?: boolean;
  /** Whether the picture is a product's thumbnail. It must not delay the page's main picture. */
  thumbnail?: boolean;
  /** Whether this is the page's main picture above the fold, which loads with high priority. */
  priority?: boolean;
  /** Whether the picture is replaced by its own crop, `{picture}-mobile`, below 1000 px. */
  mobileCut?: boolean;
  className?: string;
};

/** One of the site's own pictures, in several widths unless it is a drawing. */
export function ProductPicture(props: ProductPictureProps) {
  const { picture, sizes, decorative, small, thumbnail, priority, mobileCut, className } = props;
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
  if (thumbnail) {
    return (
      <picture className={clsx(styles.picture, className)}>
        <source type="image/avif" srcSet={thumbnailAddress(picture, file, 'avif')} />
        <img src={thumbnailAddress(picture, file, 'webp')} alt={alt} {...image} fetchPriority="low" />
      </picture>
    );
  }
  const offered = small ? smallSourceSet : sourceSet;
  return (
    <picture className={clsx(styles.picture, className)}>
      <NarrowSources picture={picture} sizes={sizes} mobileCut={mobileCut} priority={priority} />
      <source type="image/avif" srcSet={offered(picture, file, 'avif')} sizes={sizes} />
      <img
        src={middleAddress(picture, file, 'webp')}
        srcSet={offered(picture, file, 'webp')}
        sizes={sizes}
        alt={alt}
        {...image}
      />
    </picture>
  );
}
