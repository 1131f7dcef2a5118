'use client';

import { AlertDialog } from '@base-ui/react/alert-dialog';
import { formatMoment } from '@/components/admin/editor/schedule';
import { deletion } from '@/content/admin/deletion';
import { schedule } from '@/content/admin/schedule';
import { admin } from '@/content/admin/texts';
import { KINDS, type PublishableCollection } from '@/lib/model/kinds';
import { Button, type ButtonProps } from './button';
import { ConfirmationPopup, type ConfirmationPopupProps } from './confirmation';

type Confirming = Pick<ConfirmationPopupProps, 'destructive' | 'subject' | 'children' | 'onConfirm'>;

export type ConfirmedButtonProps = Omit<ButtonProps, 'onClick' | 'children'> &
  Confirming & {
    /** The label of this button and of the confirming button. */
    label: string;
    question: string;
  };

/** A button that asks for confirmation. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, question, destructive, subject, children, onConfirm, ...button } = props;
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger render={<Button {...button} />}>{label}</AlertDialog.Trigger>
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

export type DeleteButtonProps = Pick<ButtonProps, 'small' | 'busy' | 'aria-label'> & {
  collection: PublishableCollection;
  title: string;
  /** Whether visitors see the record now. */
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
      subject={title}
      onConfirm={onDelete}
    >
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
      subject={title}
      onConfirm={onUnpublish}
    >
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
