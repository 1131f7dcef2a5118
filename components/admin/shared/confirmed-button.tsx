'use client';

import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { deletion } from '@/content/admin/deletion';
import { admin } from '@/content/admin/texts';
import { KINDS, type PublishableCollection } from '@/lib/model/kinds';
import { Button, type ButtonProps } from './button';
import dialog from './dialog.module.scss';

export type ConfirmedButtonProps = Omit<ButtonProps, 'onClick' | 'children'> & {
  /** What the button says, and the one that goes through with it. */
  label: string;
  question: string;
  /** What it is about, and what follows from it. */
  children: ReactNode;
  /** The question is about to be read. */
  onOpen?(): void;
  onConfirm(): void;
};

/** A button that asks before it does what it says. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, question, children, onOpen, onConfirm, ...button } = props;
  return (
    <AlertDialog.Root onOpenChange={(open) => open && onOpen?.()}>
      <AlertDialog.Trigger render={<Button {...button} />}>{label}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialog.backdrop} />
        <AlertDialog.Popup className={dialog.popup}>
          <AlertDialog.Title className={dialog.title}>{question}</AlertDialog.Title>
          <AlertDialog.Description render={<div />} className={dialog.text}>
            {children}
          </AlertDialog.Description>
          <div className={dialog.actions}>
            <AlertDialog.Close render={<Button />}>{admin.actions.cancel}</AlertDialog.Close>
            <AlertDialog.Close render={<Button kind="danger" onClick={onConfirm} />}>
              {label}
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

export type DeleteButtonProps = Pick<ButtonProps, 'small' | 'busy' | 'aria-label'> & {
  collection: PublishableCollection;
  /** As stored. */
  title: string;
  /** Visitors see the record now. */
  live: boolean;
  onDelete(): void;
};

/** Deletes a blog or mention, once it was said what that means. */
export function DeleteButton({ collection, title, live, onDelete, ...button }: DeleteButtonProps) {
  return (
    <ConfirmedButton
      {...button}
      kind="danger"
      label={admin.actions.delete}
      question={KINDS[collection].words.deleteQuestion}
      onConfirm={onDelete}
    >
      <p>
        <strong dir="auto">{title}</strong>
      </p>
      <p>
        {live && deletion.live} {deletion.kept}
      </p>
    </ConfirmedButton>
  );
}
