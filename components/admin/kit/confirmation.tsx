'use client';

import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode, RefObject } from 'react';
import { admin } from '@/content/admin/texts';
import { Button, type ButtonProps } from './button';
import dialog from './dialog.module.scss';
import { Icon } from './icons';

/** A question, and how its dialog presents it. */
export type Question = {
  question: string;
  /** The label of the confirming button. */
  label: string;
  /** Whether the confirming button is styled as destructive; true by default. */
  destructive?: boolean;
  /** The title of the record in question. */
  subject?: string;
  /** Explains the consequences of the action. */
  children: ReactNode;
};

type ConfirmationPopupProps = Omit<Question, 'question'> & {
  /** Null if the dialog is closed. */
  question: string | null;
  /** The element that gets focus when the dialog closes. */
  finalFocus?: RefObject<HTMLElement | null>;
  onConfirm(): void;
};

/** The contents of an alert dialog: the question, its subject, the consequences, and a button for each answer. */
function ConfirmationPopup(props: ConfirmationPopupProps) {
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

/** A confirmation dialog without a trigger button of its own. A menu item, for example, can open it. */
export function Confirmation({ onClose, ...popup }: ConfirmationProps) {
  return (
    <AlertDialog.Root open={popup.question !== null} onOpenChange={(open) => !open && onClose()}>
      <ConfirmationPopup {...popup} />
    </AlertDialog.Root>
  );
}

export type ConfirmedButtonProps = Omit<ButtonProps, 'onClick' | 'children'> &
  Question & {
    /** The path of an icon before the label. */
    icon?: string;
    onConfirm(): void;
  };

/** A button whose action must be confirmed in a dialog. The button has the same label as the confirming button. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, icon, question, destructive, subject, children, onConfirm, ...button } = props;
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger render={<Button {...button} />}>
        {icon && <Icon path={icon} />}
        <span>{label}</span>
      </AlertDialog.Trigger>
      <ConfirmationPopup
        label={label}
        question={question}
        destructive={destructive}
        subject={subject}
        onConfirm={onConfirm}
      >
        {children}
      </ConfirmationPopup>
    </AlertDialog.Root>
  );
}
