import { Button } from '@/components/admin/button/button';
import { DeleteButton, type DeleteButtonProps } from '@/components/admin/confirm/delete-button';
import { focusHome } from '@/components/admin/focus/use-focus-home';
import { admin } from '@/content/admin/texts';
import type { PublicationState } from '@/lib/model/visibility';

export type RecordButtonsProps = Pick<DeleteButtonProps, 'collection' | 'title' | 'onDelete'> & {
  /** Not stored yet, so there is nothing to delete. */
  isNew: boolean;
  state: PublicationState;
  busy: boolean;
  onPublish(): void;
  onUnpublish(): void;
};

/** What can be done with a record. Saving is the form's own submit. */
export function RecordButtons(props: RecordButtonsProps) {
  const { collection, title, isNew, state, busy, onPublish, onUnpublish, onDelete } = props;
  const { actions } = admin;
  const published = state === 'published';
  return (
    <>
      <Button {...focusHome} kind={published ? 'primary' : 'secondary'} type="submit" busy={busy}>
        {published ? actions.update : actions.save}
      </Button>
      {published ? (
        <Button onClick={onUnpublish} busy={busy}>
          {actions.unpublish}
        </Button>
      ) : (
        <Button kind="primary" onClick={onPublish} busy={busy}>
          {actions.publish}
        </Button>
      )}
      {!isNew && (
        <DeleteButton
          collection={collection}
          title={title}
          live={published}
          onDelete={onDelete}
          busy={busy}
        />
      )}
    </>
  );
}
