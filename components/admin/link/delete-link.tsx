'use client';

import type { ButtonProps } from '@/components/admin/shared/button';
import { ConfirmedButton } from '@/components/admin/shared/confirmed-button';
import { deletion } from '@/content/admin/deletion';
import { links } from '@/content/admin/links';
import { admin } from '@/content/admin/texts';
import { KINDS } from '@/lib/model/kinds';
import type { PdfLink } from '@/lib/model/records';
import { LinkUsersState, type UsersOfLink } from './link-users';

export type DeleteLinkProps = Pick<ButtonProps, 'small' | 'busy' | 'aria-label'> & {
  link: PdfLink;
  use: UsersOfLink;
  onDelete(): void;
};

/** Deletes a link after showing the editor what links to it. */
export function DeleteLink({ link, use, onDelete, ...button }: DeleteLinkProps) {
  return (
    <ConfirmedButton
      {...button}
      kind="danger"
      label={admin.actions.delete}
      question={KINDS.Link.words.deleteQuestion}
      subject={link.title || link.id}
      onOpen={use.onRead}
      onConfirm={onDelete}
    >
      <DeleteLinkText {...use} />
    </ConfirmedButton>
  );
}

/** The consequences of deleting a link. */
export function DeleteLinkText(use: UsersOfLink) {
  return (
    <>
      <p>{deletion.link}</p>
      <p>{links.usedBy}:</p>
      <LinkUsersState {...use} />
    </>
  );
}
