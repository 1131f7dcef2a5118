'use client';

import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useState } from 'react';
import { Button } from '@/components/admin/shared/button';
import dialog from '@/components/admin/shared/dialog.module.scss';
import { Notice } from '@/components/admin/shared/notice';
import { history } from '@/content/admin/history';
import type { Collection } from '@/lib/model/kinds';
import type { Stamped } from '@/lib/model/records';
import { HistoryList } from './history-list';

export type HistoryDialogProps = {
  name: Collection;
  record: Stamped;
  /** The button's label, if a form has two histories. */
  label?: string;
  /** Whether visitors see the record, so that restoring changes what they see. */
  live?: boolean;
  /** Whether the form has unsaved changes, which must be saved before a restore. */
  unsaved: boolean;
  /** Whether the dialog is open, if something other than its own button opens it. */
  open?: boolean;
  onOpen?: (open: boolean) => void;
  /** The element that gets focus when the dialog closes. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Renders a preview of an earlier version. */
  preview?: ((earlier: object) => ReactNode) | undefined;
  onRestore(earlier: object): void;
};

/** The dialog with a record's earlier versions, and its button. */
export function HistoryDialog({ label = history.open, live = false, ...props }: HistoryDialogProps) {
  const { name, record, unsaved, preview, onRestore } = props;
  const [own, setOwn] = useState(false);
  const { open = own, onOpen = setOwn } = props;
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpen(next)}>
      {props.open === undefined && <Dialog.Trigger render={<Button kind="quiet" />}>{label}</Dialog.Trigger>}
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.backdrop} />
        <Dialog.Popup finalFocus={props.finalFocus} className={dialog.popup}>
          <div className={dialog.head}>
            <Dialog.Title className={dialog.title}>{history.heading}</Dialog.Title>
            <Dialog.Close render={<Button small />}>{history.close}</Dialog.Close>
          </div>
          <Dialog.Description>{history.intro}</Dialog.Description>
          {live && <Notice kind="info">{history.live}</Notice>}
          <HistoryList
            name={name}
            record={record}
            unsaved={unsaved}
            preview={preview}
            onRestore={(earlier) => {
              onOpen(false);
              onRestore(earlier);
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
