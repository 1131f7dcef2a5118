'use client';

import { ListFrame } from '@/components/admin/dashboard/list-frame';
import type { ListProps } from '@/components/admin/dashboard/list-query';
import styles from '@/components/admin/dashboard/record-list.module.scss';
import { Receipt } from '@/components/admin/editor/receipt';
import { useAction } from '@/components/admin/editor/use-action';
import { CopyButton } from '@/components/admin/shared/copy-button';
import { errorMessage } from '@/components/admin/shared/error-message';
import { useList } from '@/components/admin/shared/use-list';
import { links } from '@/content/admin/links';
import { admin } from '@/content/admin/texts';
import { publicPdfPath } from '@/lib/content/link-use';
import { deleteLink, getLinks } from '@/lib/content/links';
import { KINDS } from '@/lib/model/kinds';
import type { PdfLink } from '@/lib/model/records';
import { DeleteLink } from './delete-link';
import { LinkUserList, type UsersOfLink, useLinkUsers } from './link-users';
import { PdfFacts } from './pdf-facts';

/** Every stored PDF with its address, and where it is linked. */
export function LinkList({ query, onChange }: ListProps) {
  const { items, failed, reload } = useList(getLinks);
  const usersOf = useLinkUsers();
  const action = useAction();
  const failure = action.conflict ? errorMessage(action.conflict) : action.failure;
  const remove = ({ id, revision }: PdfLink) =>
    action.run(async () => {
      await deleteLink(id, revision).finally(reload);
      return {
        confirmation: KINDS.Link.messages.deleted,
        change: { collection: 'Link', id, revision: null },
      };
    });
  return (
    <ListFrame
      query={query}
      onChange={onChange}
      items={items}
      failed={failed}
      onReload={reload}
      receipt={<Receipt {...action} failure={failure} onRetry={action.retry} />}
      row={(link) => (
        <LinkRow
          key={link.id}
          link={link}
          use={usersOf(link.id)}
          busy={action.busy}
          onDelete={() => remove(link)}
        />
      )}
    />
  );
}

export type LinkRowProps = {
  link: PdfLink;
  use: UsersOfLink;
  busy: boolean;
  onDelete(): void;
};

/** One PDF: its address, its file, where it is linked, and what can be done with it. */
export function LinkRow({ link, use, busy, onDelete }: LinkRowProps) {
  const { id, title, size, pages } = link;
  const { users } = use;
  const name = title || id;
  const address = publicPdfPath(id);
  return (
    <li className={styles.row}>
      <div className={styles.title}>
        <h3 className={styles.name} dir="auto">
          {name}
        </h3>
        <div className={styles.meta}>
          <PdfFacts name={address} size={size} pages={pages} />
          {users && (
            <div>
              {users.length > 0 && `${links.usedBy}:`}
              <LinkUserList users={users} />
            </div>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <a className={styles.edit} href={`/admin/link/${id}`} aria-label={`${admin.actions.edit}: ${name}`}>
          {admin.actions.edit}
        </a>
        <CopyButton text={new URL(address, window.location.origin).href} name={name} />
        <DeleteLink
          small
          link={link}
          use={use}
          busy={busy}
          onDelete={onDelete}
          aria-label={`${admin.actions.delete}: ${name}`}
        />
      </div>
    </li>
  );
}
