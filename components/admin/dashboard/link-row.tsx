'use client';

import { CopyButton } from '@/components/admin/copy-button/copy-button';
import { DeleteLink } from '@/components/admin/link-editor/delete-link';
import { LinkUserList } from '@/components/admin/link-editor/link-user-list';
import { PdfFacts } from '@/components/admin/link-editor/pdf-facts';
import type { UsersOfLink } from '@/components/admin/link-editor/use-link-users';
import { links } from '@/content/admin/links';
import { admin } from '@/content/admin/texts';
import { publicPdfPath } from '@/lib/content/link-use';
import type { PdfLink } from '@/lib/model/records';
import styles from './record-list.module.scss';

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
