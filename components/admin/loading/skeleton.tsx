import { admin } from '@/content/admin/texts';
import styles from './skeleton.module.scss';

/** Where rows of a list or controls of a form will stand. */
export function Skeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{admin.loading} …</span>
      <span className={styles.row} />
      <span className={styles.row} />
      <span className={styles.row} />
      <span className={styles.row} />
    </div>
  );
}
