'use client';

import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode, RefObject } from 'react';
import { admin } from '@/content/admin/texts';
import { Button } from './button';
import dialog from './dialog.module.scss';

export type ConfirmationProps = {
  /** Null while nothing is asked. */
  question: string | null;
  /** What the button that goes through with it says. */
  label: string;
  destructive?: boolean;
  /** What it is about, and what follows from it. */
  children: ReactNode;
  /** Where the focus goes afterwards. */
  finalFocus?: RefObject<HTMLElement | null>;
  onConfirm(): void;
  onClose(): void;
};

/** A question that no button of its own opens, such as one that a menu's entry asks. */
export function Confirmation(props: ConfirmationProps) {
  const { question, label, destructive = true, finalFocus, children, onConfirm, onClose } = props;
  return (
    <AlertDialog.Root open={question !== null} onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialog.backdrop} />
        <AlertDialog.Popup finalFocus={finalFocus} className={dialog.popup}>
          <AlertDialog.Title className={dialog.title}>{question}</AlertDialog.Title>
          <AlertDialog.Description render={<div />} className={dialog.text}>
            {children}
          </AlertDialog.Description>
          <div className={dialog.actions}>
            <AlertDialog.Close render={<Button />}>{admin.actions.cancel}</AlertDialog.Close>
            <AlertDialog.Close
              render={<Button kind={destructive ? 'danger' : 'primary'} onClick={onConfirm} />}
            >
              {label}
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
