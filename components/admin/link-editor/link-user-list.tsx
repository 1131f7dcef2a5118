import { links } from '@/content/admin/links';
import { admin } from '@/content/admin/texts';
import type { LinkUser } from '@/lib/content/link-use';
import { KINDS } from '@/lib/model/kinds';
import styles from './link-user-list.module.scss';

export type LinkUserListProps = { users: LinkUser[] };

/** The records that lead to a PDF, each with what it is and whether visitors see it. */
export function LinkUserList({ users }: LinkUserListProps) {
  if (users.length === 0) return <p>{links.unused}</p>;
  return (
    <ul className={styles.list}>
      {users.map(({ collection, id, title, state }) => (
        <li key={`${collection}/${id}`}>
          <a href={`/admin/${KINDS[collection].editor}/${id}`} dir="auto">
            {title}
          </a>{' '}
          ({KINDS[collection].words.name}, {admin.state[state].toLowerCase()})
        </li>
      ))}
    </ul>
  );
}
