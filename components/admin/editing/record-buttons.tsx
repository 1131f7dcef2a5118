'use client';

import { Button } from '@/components/admin/kit/button';
import { ConfirmedButton, type Question } from '@/components/admin/kit/confirmation';
import { editorIcons } from '@/components/admin/kit/editor-icons';
import { Icon } from '@/components/admin/kit/icons';
import { formatMoment } from '@/components/admin/kit/local-time';
import { focusHome } from '@/components/admin/kit/use-focus-home';
import { approval } from '@/content/admin/approval';
import { schedule } from '@/content/admin/schedule';
import { admin } from '@/content/admin/texts';
import type { Publishable } from '@/lib/model/records';
import { hasEnded, type PublicationState } from '@/lib/model/visibility';
import styles from './record-editor.module.scss';

export type RecordButtonsProps = {
  ask: Record<'unpublish', Question>;
  state: PublicationState;
  /** The publish-at time in the form. */
  planned: Date | null;
  busy: boolean;
  /** Whether the user must ask a publisher before visitors see a change. */
  asks: boolean;
  /** The reason if the user may not take the record offline. */
  refused: string | undefined;
  onSave(): void;
  /** Saves the shared draft of a record that visitors see or will see. */
  onShare(): void;
  /** Opens the review before a publication at the publish-at time, or now if there is none. */
  onPublish(): void;
  /** Opens the review before a publication now, whatever the publish-at time. */
  onPublishNow(): void;
  onUnpublish(): void;
};

const ASK_SHORTCUT = { title: approval.askKeys, 'aria-keyshortcuts': 'Control+Enter' };

const SHORTCUT = { title: schedule.reviewKeys, 'aria-keyshortcuts': 'Control+Enter' };

/**
 * A record's actions. The main button keeps its position and element when its action changes, so that a double click
 * does nothing unintended.
 */
export function RecordButtons(props: RecordButtonsProps) {
  const { ask, state, planned, busy, asks, refused, onSave, onShare, onPublish, onPublishNow, onUnpublish } =
    props;
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
        <Button {...focusHome} onClick={onSave} busy={busy} className={styles.second}>
          <Icon path={editorIcons.save} />
          <span>{actions.save}</span>
        </Button>
      )}
      {!plain && refused && (
        <Button onClick={onShare} busy={busy} className={styles.second}>
          <Icon path={editorIcons.save} />
          <span>{approval.draft.save}</span>
        </Button>
      )}
      {!plain && !published && !asks && (
        <Button onClick={onPublishNow} busy={busy} className={styles.second}>
          <Icon path={editorIcons.publish} />
          <span>{schedule.publishNow.label}</span>
        </Button>
      )}
      {published && !refused && (
        <ConfirmedButton
          {...ask.unpublish}
          icon={editorIcons.unpublish}
          className={styles.second}
          onConfirm={onUnpublish}
          busy={busy}
        />
      )}
      <Button
        {...(plain ? {} : focusHome)}
        kind="primary"
        className={styles.main}
        onClick={plain ? onPublish : onSave}
        busy={busy}
        {...(plain || saves !== actions.save ? (asks ? ASK_SHORTCUT : SHORTCUT) : {})}
      >
        {asks && (plain || saves !== actions.save) ? approval.ask : plain ? actions.publish : saves}
      </Button>
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
