'use client';

import { Dialog } from '@base-ui/react/dialog';
import { useId } from 'react';
import dialog from '@/components/admin/dialog.module.scss';
import { session } from '@/content/admin/session';
import { SignInFields } from './sign-in-fields';

export type SessionDialogProps = { open: boolean };

/** Over a form whose sign-in ended: signs in again, and leaves everything behind it as it was. */
export function SessionDialog({ open }: SessionDialogProps) {
  const id = useId();
  return (
    <Dialog.Root open={open}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.backdrop} />
        <Dialog.Popup className={dialog.popup}>
          <Dialog.Title id={id} className={dialog.title}>
            {session.ended.heading}
          </Dialog.Title>
          <Dialog.Description>{session.ended.text}</Dialog.Description>
          <SignInFields labelledBy={id} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
