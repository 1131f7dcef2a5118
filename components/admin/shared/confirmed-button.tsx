'use client';

import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { formatMoment } from '@/components/admin/editor/schedule';
import { deletion } from '@/content/admin/deletion';
import { schedule } from '@/content/admin/schedule';
import { admin } from '@/content/admin/texts';
import { KINDS, type PublishableCollection } from '@/lib/model/kinds';
import { Button, type ButtonProps } from './button';
import { ConfirmationPopup } from './confirmation';

export type ConfirmedButtonProps = Omit<ButtonProps, 'onClick' | 'children'> & {
  /** The label of the button, and of the confirming one. */
  label: string;
  question: string;
  /** Whether the action deletes something. */
  destructive?: boolean;
  /** The subject and the consequences. */
  children: ReactNode;
  /** Called before the question is shown. */
  onOpen?(): void;
  onConfirm(): void;
};

/** A button that asks for confirmation. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, question, destructive, children, onOpen, onConfirm, ...button } = props;
  return (
    <AlertDialog.Root onOpenChange={(open) => open && onOpen?.()}>
      <AlertDialog.Trigger render={<Button {...button} />}>{label}</AlertDialog.Trigger>
      <ConfirmationPopup label={label} question={question} destructive={destructive} onConfirm={onConfirm}>
        {children}
      </ConfirmationPopup>
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

/** Deletes a blog or press mention, after explaining the consequences. */
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

/** Unpublishes a record, after confirmation. */
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
  /** The scheduled time, or null if it was cleared. */
  publishAt: Date | null;
  onPublish(): void;
};

/** Publishes a scheduled record early, after confirmation. */
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
