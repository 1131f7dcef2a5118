import { links } from '@/content/admin/links';
import { lists } from '@/content/admin/lists';
import { admin } from '@/content/admin/texts';
import type { LinkUser } from '@/lib/content/link-use';
import styles from './link-user-list.module.scss';

export type LinkUserListProps = { users: LinkUser[] };

const KINDS = { blog: lists.kinds.Blog, media: lists.kinds.Media } as const;

/** The records that lead to a PDF, each with what it is and whether visitors see it. */
export function LinkUserList({ users }: LinkUserListProps) {
  if (users.length === 0) return <p>{links.unused}</p>;
  return (
    <ul className={styles.list}>
      {users.map(({ kind, id, title, state }) => (
        <li key={`${kind}/${id}`}>
          <a href={`/admin/${kind}/${id}`} dir="auto">
            {title}
          </a>{' '}
          ({KINDS[kind]}, {admin.state[state].toLowerCase()})
        </li>
      ))}
    </ul>
  );
}
