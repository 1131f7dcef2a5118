'use client';

import type { ButtonProps } from '@/components/admin/button/button';
import { deletion } from '@/content/admin/deletion';
import { admin } from '@/content/admin/texts';
import { KINDS, type PublishableCollection } from '@/lib/model/kinds';
import { ConfirmedButton } from './confirmed-button';

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
