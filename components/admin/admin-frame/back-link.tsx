import { admin } from '@/content/admin/texts';
import styles from './admin-frame.module.scss';

/** The way from an editor to the lists: a real navigation, so that the browser can ask about unsaved work. */
export function BackLink() {
  return (
    <p>
      <a className={styles.back} href="/admin">
        <span aria-hidden="true">← </span>
        {admin.actions.back}
      </a>
    </p>
  );
}
