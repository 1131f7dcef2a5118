import { links } from '@/content/admin/links';
import { LinkUserList, type LinkUserListProps } from './link-user-list';
import styles from './public-address.module.scss';

/** Where a PDF is linked, so that nobody replaces it unaware. */
export function UsedBy({ users }: LinkUserListProps) {
  return (
    <section className={styles.address} aria-labelledby="used-by">
      <h2 id="used-by" className={styles.heading}>
        {links.usedBy}
      </h2>
      <LinkUserList users={users} />
    </section>
  );
}
