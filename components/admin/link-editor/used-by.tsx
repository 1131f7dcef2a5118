import { links } from '@/content/admin/links';
import { LinkUsersState } from './link-users-state';
import styles from './public-address.module.scss';
import type { UsersOfLink } from './use-link-users';

/** Where a PDF is linked, so that nobody replaces it unaware. */
export function UsedBy(use: UsersOfLink) {
  return (
    <section className={styles.address} aria-labelledby="used-by">
      <h2 id="used-by" className={styles.heading}>
        {links.usedBy}
      </h2>
      <LinkUsersState {...use} />
    </section>
  );
}
