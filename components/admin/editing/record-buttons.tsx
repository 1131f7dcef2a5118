'use client';

import type { HistoryDialogProps } from '@/components/admin/editing/versions/history-dialog';
import { Button } from '@/components/admin/kit/button';
import { ConfirmedButton } from '@/components/admin/kit/confirmation';
import { editorIcons } from '@/components/admin/kit/editor-icons';
import { Icon } from '@/components/admin/kit/icons';
import { formatMoment } from '@/components/admin/kit/local-time';
import { useRefusal } from '@/components/admin/kit/role';
import { focusHome } from '@/components/admin/kit/use-focus-home';
import { approval } from '@/content/admin/approval';
import { schedule } from '@/content/admin/schedule';
import { admin } from '@/content/admin/texts';
import type { PublishableCollection } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { hasEnded, isVisibleOrScheduled, type PublicationState } from '@/lib/model/visibility';
import { questionsOf } from './questions';
import styles from './record-editor.module.scss';
import { RecordMenu } from './record-menu';
import type { RecordFormState } from './use-record-form';

export type RecordButtonsProps<Item extends Publishable> = {
  name: PublishableCollection;
  /** The stored record, before a time that has passed since changed it. */
  stored: Item;
  act: RecordFormState<Item>;
  /** Renders an earlier version as visitors saw it. */
  preview: HistoryDialogProps['preview'];
};

const ASK_SHORTCUT = { title: approval.askKeys, 'aria-keyshortcuts': 'Control+Enter' };

const SHORTCUT = { title: schedule.reviewKeys, 'aria-keyshortcuts': 'Control+Enter' };

/**
 * A record's actions. The main button keeps its position and element when its action changes, so that a double click
 * does nothing unintended.
 */
export function RecordButtons<Item extends Publishable>(props: RecordButtonsProps<Item>) {
  const { name, stored, act, preview } = props;
  const { record, state, busy, editing } = act;
  const planned = editing.values.publishAt;
  const asks = act.asks !== undefined;
  const ask = questionsOf(name, record, state);
  const refused = useRefusal();
  const asksToDelete = Boolean(refused) && isVisibleOrScheduled(name, stored.id, stored);
  const { actions } = admin;
  const published = state === 'published';
  const plain = state === 'draft' && !planned;
  const saves = published
    ? actions.update
    : planned
      ? `${schedule.button} ${formatMoment(planned)}`
      : actions.save;
  return (
    <>
      {plain && (
        <Button {...focusHome} onClick={act.save} busy={busy} className={styles.second}>
          <Icon path={editorIcons.save} />
          <span>{actions.save}</span>
        </Button>
      )}
      {!plain && refused && (
        <Button onClick={act.share} busy={busy} className={styles.second}>
          <Icon path={editorIcons.save} />
          <span>{approval.draft.save}</span>
        </Button>
      )}
      {!plain && !published && !asks && (
        <Button onClick={act.publishNow} busy={busy} className={styles.second}>
          <Icon path={editorIcons.publish} />
          <span>{schedule.publishNow.label}</span>
        </Button>
      )}
      {published && !refused && (
        <ConfirmedButton
          {...ask.unpublish}
          icon={editorIcons.unpublish}
          className={styles.second}
          onConfirm={act.unpublish}
          busy={busy}
        />
      )}
      <Button
        {...(plain ? {} : focusHome)}
        kind="primary"
        className={styles.main}
        onClick={plain ? act.publish : act.save}
        busy={busy}
        {...(plain || saves !== actions.save ? (asks ? ASK_SHORTCUT : SHORTCUT) : {})}
      >
        {asks && (plain || saves !== actions.save) ? approval.ask : plain ? actions.publish : saves}
      </Button>
      {!act.isNew && (
        <RecordMenu
          name={name}
          record={record}
          title={record.title}
          live={published && !asks}
          unsaved={editing.unsaved}
          busy={busy}
          onShare={act.isReleased && !refused ? act.share : undefined}
          preview={preview}
          deletion={asksToDelete ? undefined : { ...ask.delete, onDelete: act.remove }}
          requestedDeletion={
            asksToDelete
              ? { asks: act.asks, refused: act.refusedDeletion, onAsk: act.askToDelete }
              : undefined
          }
          unpublishing={refused && published ? { asks: act.asks, onAsk: act.askToUnpublish } : undefined}
          onRestore={act.restore}
        />
      )}
    </>
  );
}

export type SaveEffectProps = { state: PublicationState; stored: Publishable; planned: Date | null };

/** The effect of a save on visitors, if the button does not make that effect obvious. */
export function SaveEffect({ state, stored, planned }: SaveEffectProps) {
  if (state === 'draft' && hasEnded(stored)) return <p>{schedule.ended}</p>;
  if (state === 'published') return <p>{stored.published ? admin.publishedNotice : schedule.due}</p>;
  return state === 'scheduled' && !planned && <p>{schedule.noLonger}</p>;
}
