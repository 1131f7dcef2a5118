import { labels } from '@/content/interface';
import styles from './skip-link.module.scss';

/** The first Tab stop, which skips the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {labels.skipToContent}
    </a>
  );
}
