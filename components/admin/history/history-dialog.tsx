'use client';

import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { Button } from '@/components/admin/button/button';
import dialog from '@/components/admin/dialog.module.scss';
import { history } from '@/content/admin/history';
import type { Collection, Stamped } from '@/lib/content/records';
import { HistoryList } from './history-list';

export type HistoryDialogProps = {
  name: Collection;
  record: Stamped;
  /** The form holds more than is stored: restoring waits until that is saved. */
  unsaved: boolean;
  onRestore(earlier: object): void;
};

/** The button that opens a record's earlier versions, and their window. */
export function HistoryDialog({ name, record, unsaved, onRestore }: HistoryDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger render={<Button kind="quiet" />}>{history.open}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.backdrop} />
        <Dialog.Popup className={dialog.popup}>
          <Dialog.Title className={dialog.title}>{history.heading}</Dialog.Title>
          <Dialog.Description>{history.intro}</Dialog.Description>
          <HistoryList
            name={name}
            record={record}
            unsaved={unsaved}
            onRestore={(earlier) => {
              setOpen(false);
              onRestore(earlier);
            }}
          />
          <div>
            <Dialog.Close render={<Button />}>{history.close}</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
