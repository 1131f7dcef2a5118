'use client';

import { Dialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { FieldDiff } from '@/components/admin/editing/versions/field-diff';
import { Button } from '@/components/admin/kit/button';
import dialog from '@/components/admin/kit/dialog.module.scss';
import { editorIcons } from '@/components/admin/kit/editor-icons';
import { Icon } from '@/components/admin/kit/icons';
import { formatMoment } from '@/components/admin/kit/local-time';
import { NoteField } from '@/components/admin/kit/note-field';
import { ignoreSecondClick } from '@/components/admin/kit/second-click';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { approval } from '@/content/admin/approval';
import { review as texts } from '@/content/admin/review';
import { schedule } from '@/content/admin/schedule';
import { admin } from '@/content/admin/texts';
import { changedFields } from '@/lib/model/editable';
import { KINDS, type PublishableCollection } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import type { PublicationState } from '@/lib/model/visibility';
import { fill } from '@/lib/text/fill';
import { CheckList } from './check-list';
import { checkRecord } from './checks';
import { NewPlaces } from './new-places';
import styles from './publish-panel.module.scss';
import { timeRefusal, When } from './when';

/** A version of a record that is reviewed before it goes live. */
export type Review<Item extends Publishable = Publishable> = {
  /** The record with the form's valid values. */
  typed: Item;
  /** The stored record's state when the review began. */
  state: PublicationState;
  /** Whether to suggest publishing at once although a publish-at time is set. */
  isNow: boolean;
};

export type PublishPanelProps = {
  name: PublishableCollection;
  /** The stored record. Visitors see it now if it is live. */
  stored: Publishable;
  review: Review;
  /** Whether another action is in progress. */
  busy: boolean;
  /** Why the user must ask a publisher; undefined if they may publish. */
  asks?: string | undefined;
  /**
   * @param publishAt the publish-at time, or null to publish or update at once
   * @param note a message to the publisher
   */
  onConfirm(publishAt: Date | null, note: string): void;
  onClose(): void;
  /** Closes the panel and moves focus to a field. */
  onSeek(field: string): void;
};

/** A panel that shows what visitors will see, and when, before a record goes live or a publisher is asked. */
export function PublishPanel(props: PublishPanelProps) {
  const { name, stored, review, asks, onConfirm, onClose, onSeek } = props;
  const { typed, state, isNow } = review;
  const isLive = state === 'published';
  const [time, setTime] = useState(typed.publishAt);
  const [isLater, setLater] = useState(!isLive && !isNow && time !== null);
  const [refusal, setRefusal] = useState('');
  const check = useCallback(() => checkRecord(name, typed), [name, typed]);
  const { loaded: checks, failure } = useLoaded(check);
  const busy = props.busy || (!checks && !failure);
  const [note, setNote] = useState('');
  const scheduling = time ? `${schedule.button} ${formatMoment(time)}` : texts.when.schedule;
  const popup = useRef<HTMLDivElement>(null);
  const isSeeking = useRef(false);

  function confirm() {
    if (busy) return;
    const reason = isLater ? timeRefusal(stored, typed, time) : '';
    setRefusal(reason);
    if (reason) return;
    ignoreSecondClick();
    onConfirm(isLater ? time : null, note);
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat) confirm();
  };

  return (
    <Dialog.Root open disablePointerDismissal onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          ref={popup}
          className={styles.popup}
          // Not the button, so that a second Enter does not publish the record unread.
          initialFocus={popup}
          finalFocus={() => !isSeeking.current}
          onKeyDown={onKeyDown}
        >
          <div className={styles.head}>
            <Dialog.Title className={dialog.title}>
              {isLive ? texts.update : texts.publish} {KINDS[name].words.name.toLowerCase()}
            </Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={admin.actions.cancel}>
              <Icon path={editorIcons.close} />
            </Dialog.Close>
          </div>
          <div className={styles.body}>
            <Part heading={texts.changes.heading}>
              {isLive ? (
                <div className={styles.diff}>
                  <FieldDiff
                    name={name}
                    changes={changedFields(name, stored, typed)}
                    before={texts.changes.live}
                    after={texts.changes.next}
                    isBrief
                  />
                </div>
              ) : (
                <NewPlaces name={name} record={typed} />
              )}
            </Part>
            <Part
              heading={texts.checks.heading}
              note={
                checks &&
                fill(texts.checks.passed, {
                  passed: checks.filter(({ isPassed }) => isPassed).length,
                  all: checks.length,
                })
              }
            >
              <CheckList
                checks={checks}
                failure={failure}
                onFix={(field) => {
                  isSeeking.current = true;
                  onSeek(field);
                }}
              />
            </Part>
            {!isLive && (
              <Part heading={texts.when.heading}>
                <When
                  isLater={isLater}
                  onLater={setLater}
                  time={time}
                  onTime={setTime}
                  planned={stored.publishAt}
                  unpublishAt={typed.unpublishAt}
                  refusal={refusal}
                />
              </Part>
            )}
            {asks && <NoteField value={note} onChange={setNote} />}
          </div>
          <div className={styles.foot}>
            <Button kind="primary" busy={busy} onClick={confirm}>
              {asks
                ? approval.ask
                : isLive
                  ? texts.updateNow
                  : isLater
                    ? scheduling
                    : schedule.publishNow.label}
            </Button>
            {asks && <p className={styles.meta}>{asks}</p>}
            <p className={styles.meta}>
              <kbd>Ctrl</kbd> <kbd>Enter</kbd>
              {!asks && <> · {texts.undoable}</>}
            </p>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type PartProps = {
  heading: string;
  /** A result that screen readers announce; null until it is known. */
  note?: string | null;
  children: ReactNode;
};

function Part({ heading, note, children }: PartProps) {
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h3 className={styles.heading}>{heading}</h3>
        {note !== undefined && (
          <p className={styles.meta} role="status">
            {note}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
