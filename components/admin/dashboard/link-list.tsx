'use client';

import { errorMessage } from '@/components/admin/error-message';
import { useLinkUsers } from '@/components/admin/link-editor/use-link-users';
import { Receipt } from '@/components/admin/receipt/receipt';
import { useAction } from '@/components/admin/receipt/use-action';
import { deleteLink, getLinks } from '@/lib/content/links';
import { KINDS } from '@/lib/model/kinds';
import type { PdfLink } from '@/lib/model/records';
import type { ContentListProps } from './content-list';
import { LinkRow } from './link-row';
import { ListFrame } from './list-frame';
import { useList } from './use-list';

/** Every stored PDF with its address, and where it is linked. */
export function LinkList({ query, onChange }: ContentListProps) {
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
