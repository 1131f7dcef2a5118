import { admin } from '@/content/admin/texts';
import styles from './loading.module.scss';

export function Loading() {
  return (
    <p className={styles.loading} role="status">
      {admin.loading} …
    </p>
  );
}
