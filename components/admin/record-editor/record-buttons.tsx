import { Button } from '@/components/admin/button/button';
import { admin } from '@/content/admin/texts';
import type { PublicationState } from '@/lib/content/publication-state';

export type RecordButtonsProps = {
  /** Not stored yet, so there is nothing to delete. */
  isNew: boolean;
  state: PublicationState;
  busy: boolean;
  onPublish(): void;
  onUnpublish(): void;
  onDelete(): void;
};

/** What can be done with a record. Saving is the form's own submit. */
export function RecordButtons({ isNew, state, busy, onPublish, onUnpublish, onDelete }: RecordButtonsProps) {
  const { actions } = admin;
  const published = state === 'published';
  return (
    <>
      <Button kind={published ? 'primary' : 'secondary'} type="submit" busy={busy}>
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
        <Button kind="danger" onClick={onDelete} busy={busy}>
          {actions.delete}
        </Button>
      )}
    </>
  );
}
