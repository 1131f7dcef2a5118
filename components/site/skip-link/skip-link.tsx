import { labels } from '@/content/interface';
import styles from './skip-link.module.scss';

/** The first stop of the Tab key: past the header, to what the page is about. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {labels.skipToContent}
    </a>
  );
}
