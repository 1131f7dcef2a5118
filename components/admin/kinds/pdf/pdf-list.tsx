'use client';

import { useState } from 'react';
import { useAction } from '@/components/admin/editing/commands/use-action';
import { Receipt } from '@/components/admin/editing/receipt';
import { PdfFacts } from '@/components/admin/fields/pdf-facts';
import { Confirmation } from '@/components/admin/kit/confirmation';
import { editorAddress } from '@/components/admin/kit/editor-address';
import { useRefusal } from '@/components/admin/kit/role';
import { MenuAction, MenuLink, RowMenu } from '@/components/admin/kit/row-menu';
import { useToast } from '@/components/admin/kit/toaster';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { ListFrame } from '@/components/admin/lists/list-frame';
import { SimpleRow } from '@/components/admin/lists/simple-row';
import { links } from '@/content/admin/links';
import { lists } from '@/content/admin/lists';
import { admin } from '@/content/admin/texts';
import { copyText } from '@/lib/elements/clipboard';
import { databaseNow } from '@/lib/firebase/database-now';
import { dayOf } from '@/lib/model/fields/date';
import { KINDS } from '@/lib/model/kinds';
import { mustStay } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';
import { deleteLink, getLinks } from '@/lib/records/facade';
import { publicPdfPath } from '@/lib/records/pdf-address';
import { PdfThumbnail } from './pdf-thumbnail';
import { deletionOfPdf, PdfUse, type UsersOfPdf, usePdfUsers } from './pdf-users';

/** The stored PDFs, with their addresses and the records that link to them. */
export function PdfList() {
  const list = useLoaded(getLinks);
  const usersOf = usePdfUsers();
  const action = useAction();
  const remove = ({ id, revision }: PdfLink) =>
    action.run(async () => {
      await deleteLink(id, revision).finally(list.reload);
      return {
        confirmation: KINDS.Link.messages.deleted,
        change: { collection: 'Link', id, revision: null },
      };
    });
  return (
    <ListFrame
      {...list}
      receipt={<Receipt {...action} />}
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

type LinkRowProps = {
  link: PdfLink;
  use: UsersOfPdf;
  busy: boolean;
  onDelete(): void;
};

/** A PDF in the list: its title, address, file details and linking records, and a menu of actions. */
function LinkRow({ link, use, busy, onDelete }: LinkRowProps) {
  const { id, title, size, pages } = link;
  const { users } = use;
  const [asked, setAsked] = useState(false);
  const toast = useToast();
  const name = title || id;
  const address = publicPdfPath(id);
  const editor = editorAddress('Link', id);

  async function copy() {
    const done = await copyText(new URL(address, window.location.origin).href);
    toast(done ? links.copied : links.copyFailed);
  }

  const refused = useRefusal();
  const deletion = deletionOfPdf(link, use);
  return (
    <SimpleRow
      title={name}
      href={editor}
      picture={<PdfThumbnail link={link} />}
      facts={
        <>
          <PdfFacts name={address} size={size} pages={pages} />
          {users && <PdfUse users={users} />}
        </>
      }
    >
      <RowMenu title={name} busy={busy}>
        <MenuLink href={editor}>{admin.actions.edit}</MenuLink>
        <MenuAction onChoose={copy}>{links.copy}</MenuAction>
        <MenuLink newTab href={address}>
          {lists.viewOnSite}
        </MenuLink>
        {!mustStay(link, dayOf(databaseNow())) && (
          <MenuAction
            danger
            refused={refused}
            onChoose={() => {
              use.onRead();
              setAsked(true);
            }}
          >
            {admin.actions.delete}
          </MenuAction>
        )}
      </RowMenu>
      <Confirmation
        {...deletion}
        question={asked ? deletion.question : null}
        onConfirm={onDelete}
        onClose={() => setAsked(false)}
      />
    </SimpleRow>
  );
}
