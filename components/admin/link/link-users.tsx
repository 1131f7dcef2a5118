'use client';

import { Button } from '@/components/admin/shared/button';
import { Notice } from '@/components/admin/shared/notice';
import { useList } from '@/components/admin/shared/use-list';
import { links } from '@/content/admin/links';
import { admin } from '@/content/admin/texts';
import { getLinkUsers, type LinkUser } from '@/lib/content/link-use';
import { KINDS, PUBLISHABLE } from '@/lib/model/kinds';
import styles from './link-users.module.scss';
import address from './public-address.module.scss';

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

/** "Used in 1 blog", and which one when asked. */
export function LinkUse({ users }: LinkUserListProps) {
  if (users.length === 0) return <p>{links.unused}</p>;
  const counted = PUBLISHABLE.map((name) => ({
    words: KINDS[name].words,
    count: users.filter(({ collection }) => collection === name).length,
  })).filter(({ count }) => count > 0);
  const sum = counted.map(
    ({ words, count }) => `${count} ${(count === 1 ? words.name : words.list).toLowerCase()}`,
  );
  return (
    <details className={styles.use}>
      <summary>
        {links.usedIn} {sum.join(` ${links.and} `)}
      </summary>
      <LinkUserList users={users} />
    </details>
  );
}

/** What is known of the records that lead to a PDF. */
export type UsersOfLink = {
  /** Null while that is not known. */
  users: LinkUser[] | null;
  /** The last attempt to read them did not get through. */
  failed: boolean;
  onRead(): void;
};

const readUsers = async () => [...(await getLinkUsers())];

/** Reads which blogs and press mentions lead to PDFs. @returns what is known for a PDF's id. */
export function useLinkUsers(): (id: string) => UsersOfLink {
  const { items, failed, reload } = useList(readUsers);
  const users = items && new Map(items);
  return (id) => ({ users: users && (users.get(id) ?? []), failed, onRead: reload });
}

/** The records that lead to a PDF, or why they are not known. */
export function LinkUsersState({ users, failed, onRead }: UsersOfLink) {
  return (
    <>
      {failed && (
        <Notice kind="info">
          <p>{links.usersFailed}</p>
          <Button small onClick={onRead}>
            {admin.actions.retry}
          </Button>
        </Notice>
      )}
      {users && <LinkUserList users={users} />}
      {!users && !failed && <p>{links.usersUnknown}</p>}
    </>
  );
}

/** Where a PDF is linked, so that nobody replaces it unaware. */
export function UsedBy(use: UsersOfLink) {
  return (
    <section className={address.address} aria-labelledby="used-by">
      <h2 id="used-by" className={address.heading}>
        {links.usedBy}
      </h2>
      <LinkUsersState {...use} />
    </section>
  );
}
