'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Confirmation } from '@/components/admin/shared/confirmation';
import { MenuAction, RowMenu } from '@/components/admin/shared/row-menu';
import { HistoryDialog } from '@/components/admin/versions/history-dialog';
import { deletion } from '@/content/admin/deletion';
import { history } from '@/content/admin/history';
import { admin } from '@/content/admin/texts';
import { pickContent } from '@/lib/model/editable';
import { KINDS, type PublishableCollection } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';

export type RecordMenuProps<Item extends Publishable> = {
  collection: PublishableCollection;
  /** As stored. */
  record: Item;
  live: boolean;
  unsaved: boolean;
  busy: boolean;
  /** A preview for visitors, if the kind has one. */
  preview?: ((record: Item) => ReactNode) | undefined;
  onDelete(): void;
  onRestore(earlier: object): void;
};

/** A record's less frequent actions. */
export function RecordMenu<Item extends Publishable>(props: RecordMenuProps<Item>) {
  const { collection, record, live, unsaved, busy, preview, onDelete, onRestore } = props;
  const [asked, setAsked] = useState<'delete' | 'history' | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setAsked(null);
  return (
    <>
      <RowMenu title={record.title} busy={busy} trigger={trigger}>
        <MenuAction onChoose={() => setAsked('history')}>{history.open}</MenuAction>
        <MenuAction danger onChoose={() => setAsked('delete')}>
          {admin.actions.delete}
        </MenuAction>
      </RowMenu>
      <HistoryDialog
        name={collection}
        record={record}
        live={live}
        unsaved={unsaved}
        open={asked === 'history'}
        onOpen={(open) => !open && close()}
        finalFocus={trigger}
        preview={preview && ((earlier) => preview({ ...record, ...pickContent(collection, earlier) }))}
        onRestore={onRestore}
      />
      <Confirmation
        question={asked === 'delete' ? KINDS[collection].words.deleteQuestion : null}
        label={admin.actions.delete}
        subject={record.title}
        onConfirm={onDelete}
        onClose={close}
        finalFocus={trigger}
      >
        <p>
          {live && deletion.live} {deletion.kept}
        </p>
      </Confirmation>
    </>
  );
}
