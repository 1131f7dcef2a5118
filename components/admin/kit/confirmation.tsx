'use client';

import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode, RefObject } from 'react';
import { deletion } from '@/content/admin/deletion';
import { schedule } from '@/content/admin/schedule';
import { admin } from '@/content/admin/texts';
import { KINDS, type PublishableCollection } from '@/lib/model/kinds';
import { Button, type ButtonProps } from './button';
import dialog from './dialog.module.scss';
import { Icon } from './icons';
import { formatMoment } from './local-time';

type ConfirmationPopupProps = {
  /** Null if the dialog is closed. */
  question: string | null;
  /** The label of the confirming button. */
  label: string;
  /** Whether the confirming button is styled as destructive; true by default. */
  destructive?: boolean;
  /** The title of the record in question. */
  subject?: string;
  /** Explains the consequences of the action. */
  children: ReactNode;
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

type Confirming = Pick<ConfirmationPopupProps, 'destructive' | 'subject' | 'children' | 'onConfirm'>;

export type ConfirmedButtonProps = Omit<ButtonProps, 'onClick' | 'children'> &
  Confirming & {
    /** The label of this button and of the confirming button. */
    label: string;
    /** The path of an icon before the label. */
    icon?: string;
    question: string;
  };

/** A button whose action must be confirmed in a dialog. */
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

export type DeleteButtonProps = Pick<ButtonProps, 'small' | 'busy' | 'refused' | 'aria-label'> & {
  collection: PublishableCollection;
  title: string;
  /** Whether visitors see the record now. */
  live: boolean;
  onDelete(): void;
};

/** A button that deletes a blog or press mention, after confirmation. */
export function DeleteButton({ collection, title, live, onDelete, ...button }: DeleteButtonProps) {
  return (
    <ConfirmedButton
      {...button}
      kind="danger"
      label={admin.actions.delete}
      question={KINDS[collection].words.deleteQuestion}
      subject={title}
      onConfirm={onDelete}
    >
      <p>
        {live && deletion.live} {deletion.kept}
      </p>
    </ConfirmedButton>
  );
}

export type UnpublishButtonProps = Pick<
  ConfirmedButtonProps,
  'small' | 'busy' | 'refused' | 'aria-label' | 'className' | 'icon'
> & {
  title: string;
  onUnpublish(): void;
};

/** A button that unpublishes a record, after confirmation. */
export function UnpublishButton({ title, onUnpublish, ...button }: UnpublishButtonProps) {
  return (
    <ConfirmedButton
      {...button}
      label={admin.actions.unpublish}
      question={schedule.unpublish.question}
      subject={title}
      onConfirm={onUnpublish}
    >
      <p>{schedule.unpublish.text}</p>
    </ConfirmedButton>
  );
}

export type PublishNowButtonProps = Pick<
  ConfirmedButtonProps,
  'small' | 'busy' | 'refused' | 'aria-label' | 'className' | 'icon'
> & {
  title: string;
  /** The scheduled time, or null if it was cleared. */
  publishAt: Date | null;
  onPublish(): void;
};

/** A button that publishes a scheduled record early, after confirmation. */
export function PublishNowButton({ title, publishAt, onPublish, ...button }: PublishNowButtonProps) {
  const { label, question, text, cleared } = schedule.publishNow;
  return (
    <ConfirmedButton
      {...button}
      label={label}
      question={question}
      destructive={false}
      subject={title}
      onConfirm={onPublish}
    >
      <p>{publishAt ? `${text} ${formatMoment(publishAt)}.` : cleared}</p>
    </ConfirmedButton>
  );
}
