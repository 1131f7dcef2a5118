import clsx from 'clsx';
import styles from './product-picture.module.scss';

export type PicturePlaceholderProps = { className?: string };

/** Keeps the room of a picture that has not been drawn yet. */
export function PicturePlaceholder({ className }: PicturePlaceholderProps) {
  return (
    <span className={clsx(styles.picture, styles.placeholder, className)}>
      <svg className={styles.symbol} viewBox="0 0 120 96" aria-hidden="true">
        <path d="M42 22v39a8 8 0 0 0 16 0V22M62 22v39a8 8 0 0 0 16 0V22M38 22h24M58 22h24M42 46h16M62 38h16" />
        <path d="M24 78h72" />
      </svg>
    </span>
  );
}
