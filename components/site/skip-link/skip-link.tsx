import { labels } from '@/content/interface';
import styles from './skip-link.module.scss';

/** A link that skips the header; the first Tab stop. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {labels.skipToContent}
    </a>
  );
}
