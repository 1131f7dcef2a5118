'use client';

import { Button } from '@/components/admin/kit/button';
import type { Question } from '@/components/admin/kit/confirmation';
import { editorAddress } from '@/components/admin/kit/editor-address';
import { Notice } from '@/components/admin/kit/notice';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { deletion } from '@/content/admin/deletion';
import { links } from '@/content/admin/links';
import { admin } from '@/content/admin/texts';
import { KINDS } from '@/lib/model/kinds';
import type { PdfLink } from '@/lib/model/records';
import { getLinkUsers, LINKING, type LinkUser } from '@/lib/records/link-use';
import styles from './pdf-users.module.scss';
import address from './public-address.module.scss';

const AND = new Intl.ListFormat('en-GB');
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const linking = OR.format(LINKING.map((name) => KINDS[name].words.name.toLowerCase()));

const unused = `${links.unused} ${linking}.`;

export type LinkUserListProps = { users: LinkUser[] };

/** The records that link to a PDF, with their kind and state. */
export function LinkUserList({ users }: LinkUserListProps) {
  if (users.length === 0) return <p>{unused}</p>;
  return (
    <ul className={styles.list}>
      {users.map(({ collection, id, title, state }) => (
        <li key={`${collection}/${id}`}>
          <a href={editorAddress(collection, id)} dir="auto">
            {title}
          </a>{' '}
          ({KINDS[collection].words.name}, {admin.state[state].toLowerCase()})
        </li>
      ))}
    </ul>
  );
}

/** A summary such as "Used in 1 blog", which expands to a list of the records. */
export function PdfUse({ users }: LinkUserListProps) {
  if (users.length === 0) return <p>{unused}</p>;
  const counted = LINKING.map((name) => ({
    words: KINDS[name].words,
    count: users.filter(({ collection }) => collection === name).length,
  })).filter(({ count }) => count > 0);
  const sum = counted.map(
    ({ words, count }) => `${count} ${(count === 1 ? words.name : words.list).toLowerCase()}`,
  );
  return (
    <details className={styles.use}>
      <summary>
        {links.usedIn} {AND.format(sum)}
      </summary>
      <LinkUserList users={users} />
    </details>
  );
}

/** The records that link to a PDF, and their loading state. */
export type UsersOfPdf = {
  /** Null until the records have loaded. */
  users: LinkUser[] | null;
  /** Whether the last attempt to read the records failed. */
  failed: boolean;
  onRead(): void;
};

const readUsers = async () => [...(await getLinkUsers())];

/**
 * Reads which records link to PDFs.
 * @returns a function that takes a PDF's id and returns the records that link to the PDF
 */
export function usePdfUsers(): (id: string) => UsersOfPdf {
  const { loaded, failure, reload } = useLoaded(readUsers);
  const users = loaded && new Map(loaded);
  return (id) => ({ users: users && (users.get(id) ?? []), failed: failure !== '', onRead: reload });
}

/** Lists the records that link to a PDF, or shows that they are loading or could not be read. */
function PdfUsersState({ users, failed, onRead }: UsersOfPdf) {
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

/** The question asked before a link is deleted. It lists the records that use the link. */
export const deletionOfPdf = ({ id, title }: PdfLink, use: UsersOfPdf): Question => ({
  label: admin.actions.delete,
  question: KINDS.Link.words.deleteQuestion,
  subject: title || id,
  children: (
    <>
      <p>{deletion.link}</p>
      <p>{links.usedBy}:</p>
      <PdfUsersState {...use} />
    </>
  ),
});

/** Lists the records that link to a PDF, so that staff know which records a replacement affects. */
export function UsedBy(use: UsersOfPdf) {
  return (
    <section className={address.address} aria-labelledby="used-by">
      <h2 id="used-by" className={address.heading}>
        {links.usedBy}
      </h2>
      <PdfUsersState {...use} />
    </section>
  );
}
