'use client';

import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode, RefObject } from 'react';
import { admin } from '@/content/admin/texts';
import { Button } from './button';
import dialog from './dialog.module.scss';

export type ConfirmationPopupProps = {
  /** Null if there is no question. */
  question: string | null;
  /** The label of the confirming button. */
  label: string;
  /** Whether the confirming button is styled as destructive; true by default. */
  destructive?: boolean;
  /** The title of the record in question. */
  subject?: string;
  /** The consequences of the action. */
  children: ReactNode;
  /** The element that gets focus afterwards. */
  finalFocus?: RefObject<HTMLElement | null>;
  onConfirm(): void;
};

/** The contents of an alert dialog: the question, its subject, the consequences, and a button for each answer. */
export function ConfirmationPopup(props: ConfirmationPopupProps) {
  const { question, label, destructive = true, subject, finalFocus, children, onConfirm } = props;
  return (
    <AlertDialog.Portal>
      <AlertDialog.Backdrop className={dialog.backdrop} />
      <AlertDialog.Popup finalFocus={finalFocus} className={dialog.popup}>
        <AlertDialog.Title className={dialog.title}>{question}</AlertDialog.Title>
        <AlertDialog.Description render={<div />} className={dialog.text}>
          {subject && (
            <p>
              <strong dir="auto">{subject}</strong>
            </p>
          )}
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
  );
}

export type ConfirmationProps = ConfirmationPopupProps & { onClose(): void };

/** A confirmation without its own button, such as one opened by a menu item. */
export function Confirmation({ onClose, ...popup }: ConfirmationProps) {
  return (
    <AlertDialog.Root open={popup.question !== null} onOpenChange={(open) => !open && onClose()}>
      <ConfirmationPopup {...popup} />
    </AlertDialog.Root>
  );
}
