'use client';

import { Dialog } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { useId } from 'react';
import dialog from '@/components/admin/dialog.module.scss';
import { Notice } from '@/components/admin/notice/notice';
import { session } from '@/content/admin/session';
import { SignInFields } from './sign-in-fields';

export type SessionDialogProps = {
  open: boolean;
  /** Whoever signed in again is no administrator. */
  notAllowed: boolean;
};

/** Over a form whose sign-in ended: signs in again, and leaves everything behind it as it was. */
export function SessionDialog({ open, notAllowed }: SessionDialogProps) {
  const id = useId();
  return (
    <Dialog.Root open={open}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.backdrop} />
        <Dialog.Popup className={clsx(dialog.popup, dialog.narrow)}>
          <Dialog.Title id={id} className={dialog.title}>
            {session.ended.heading}
          </Dialog.Title>
          <Dialog.Description>{session.ended.text}</Dialog.Description>
          {notAllowed && <Notice kind="error">{session.ended.notAllowed}</Notice>}
          <SignInFields labelledBy={id} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
