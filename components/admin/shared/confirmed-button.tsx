'use client';

import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { formatMoment } from '@/components/admin/editor/schedule';
import { deletion } from '@/content/admin/deletion';
import { schedule } from '@/content/admin/schedule';
import { admin } from '@/content/admin/texts';
import { KINDS, type PublishableCollection } from '@/lib/model/kinds';
import { Button, type ButtonProps } from './button';
import dialog from './dialog.module.scss';

export type ConfirmedButtonProps = Omit<ButtonProps, 'onClick' | 'children'> & {
  /** What the button says, and the one that goes through with it. */
  label: string;
  question: string;
  /** Going through with it takes something away. */
  destructive?: boolean;
  /** What it is about, and what follows from it. */
  children: ReactNode;
  /** The question is about to be read. */
  onOpen?(): void;
  onConfirm(): void;
};

/** A button that asks before it does what it says. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, question, destructive = true, children, onOpen, onConfirm, ...button } = props;
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

export type UnpublishButtonProps = Pick<ButtonProps, 'small' | 'busy' | 'aria-label'> & {
  title: string;
  onUnpublish(): void;
};

/** Takes a record off the site, once it was asked. */
export function UnpublishButton({ title, onUnpublish, ...button }: UnpublishButtonProps) {
  return (
    <ConfirmedButton
      {...button}
      label={admin.actions.unpublish}
      question={schedule.unpublish.question}
      onConfirm={onUnpublish}
    >
      <p>
        <strong dir="auto">{title}</strong>
      </p>
      <p>{schedule.unpublish.text}</p>
    </ConfirmedButton>
  );
}

export type PublishNowButtonProps = Pick<ButtonProps, 'small' | 'busy' | 'aria-label'> & {
  title: string;
  /** When it is to go live otherwise; null once that was cleared. */
  publishAt: Date | null;
  onPublish(): void;
};

/** Publishes a scheduled record before its time, once it was asked. */
export function PublishNowButton({ title, publishAt, onPublish, ...button }: PublishNowButtonProps) {
  const { label, question, text, cleared } = schedule.publishNow;
  return (
    <ConfirmedButton {...button} label={label} question={question} destructive={false} onConfirm={onPublish}>
      <p>
        <strong dir="auto">{title}</strong>
      </p>
      <p>{publishAt ? `${text} ${formatMoment(publishAt)}.` : cleared}</p>
    </ConfirmedButton>
  );
}
