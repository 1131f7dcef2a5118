'use client';

import { Dialog } from '@base-ui/react/dialog';
import clsx from 'clsx';
import dialog from '@/components/admin/shared/dialog.module.scss';
import { Notice } from '@/components/admin/shared/notice';
import { session } from '@/content/admin/session';
import type { ViewHeading } from './new-password';
import { SignInForms } from './sign-in-forms';

export type SessionDialogProps = {
  open: boolean;
  /** Whether the account that has just signed in is not an administrator. */
  notAllowed: boolean;
};

const Heading: ViewHeading = ({ id, children }) => (
  <Dialog.Title id={id} className={dialog.title}>
    {children}
  </Dialog.Title>
);

/** A sign-in dialog over a form whose session has ended. Leaves the form unchanged. */
export function SessionDialog({ open, notAllowed }: SessionDialogProps) {
  return (
    <Dialog.Root open={open}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.backdrop} />
        <Dialog.Popup className={clsx(dialog.popup, dialog.narrow)}>
          <SignInForms Heading={Heading} heading={session.ended.heading}>
            <Dialog.Description>{session.ended.text}</Dialog.Description>
            {notAllowed && <Notice kind="error">{session.ended.notAllowed}</Notice>}
          </SignInForms>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
