'use client';

import { useState } from 'react';
import { Button } from '@/components/admin/kit/button';
import { ConfirmedButton } from '@/components/admin/kit/confirmation';
import { Field } from '@/components/admin/kit/field';
import { formatMoment } from '@/components/admin/kit/local-time';
import { usePersonName } from '@/components/admin/kit/person-name';
import { useRefusal, useRole } from '@/components/admin/kit/role';
import { useNow } from '@/components/admin/kit/use-now';
import { approval } from '@/content/admin/approval';
import { history } from '@/content/admin/history';
import { currentUser } from '@/lib/firebase/auth';
import type { Collection } from '@/lib/model/kinds';
import { mayPublish } from '@/lib/model/people';
import type { Stamped } from '@/lib/model/records';
import { valueIn } from '@/lib/model/text-in';
import { hasEnded } from '@/lib/model/visibility';
import type { Deletion } from '@/lib/records/history';
import { MAX_NOTE_LENGTH } from '@/lib/records/requests';
import { fill } from '@/lib/text/fill';
import { DraftChanges, isUnpublishing, RestoredDetails } from './draft-changes';
import styles from './draft-panel.module.scss';
import type { SharedDraft } from './open-draft';

export type DraftPanelProps = {
  name: Collection;
  /** The stored or deleted record. */
  record: Stamped;
  /** Set if the record is deleted. A request is then to restore it. */
  deletion?: Deletion;
  draft: SharedDraft;
  /** Whether the form is based on the draft. */
  isInForm: boolean;
  /** Whether the form contains exactly the draft. */
  isUnchanged: boolean;
  /** Whether the kind needs a second person. */
  needsApproval: boolean;
  busy: boolean;
  /** @param reason why an administrator approves the draft alone; otherwise '' */
  onApprove(reason: string): void;
  /** @param note why the draft is returned; '' if the request is withdrawn */
  onReturn(note: string): void;
  onRemove(): void;
};

const HEADING = 'draft-heading';

/** A record's shared draft: its author and changes and, if publishers are asked for something, their options. */
export function DraftPanel(props: DraftPanelProps) {
  const { name, record, deletion, draft, isInForm, isUnchanged, busy, onRemove } = props;
  const { asked, note } = draft;
  const who = usePersonName(asked ? draft.noteBy : (draft.authors.at(-1) ?? ''));
  const noteWriter = usePersonName(draft.noteBy);
  const Changes = asked && deletion ? RestoredDetails : DraftChanges;
  const deletes = asked === 'deletion';
  const isOff = deletes || isUnpublishing(name, draft.record);
  const texts = approval[deletion ? 'restore' : deletes ? 'deletion' : isOff ? 'unpublish' : 'request'];
  const { time, isOver } = useWantedTime(draft.record, deletes);
  const isReturned = !asked && !draft.authors.includes(draft.noteBy);
  return (
    <section className={styles.panel} aria-labelledby={HEADING}>
      <h2 id={HEADING} className={styles.heading}>
        {asked ? askedBy(who, texts) : approval.draft.heading}
      </h2>
      {!asked && <p>{fill(approval.draft.by, { who })}</p>}
      {note && (
        <blockquote className={styles.note} dir="auto">
          {isReturned && <p>{sentence(fill(approval.draft.returned, { who: noteWriter }))}</p>}
          {note}
        </blockquote>
      )}
      {asked && deletion === 'overdue' && <p>{approval.restore.overdue}</p>}
      {asked && deletion !== 'overdue' && (
        <p>
          {!isOff && !isOver && `${approval.request.wanted} ${time ?? approval.request.atOnce}.`}{' '}
          {approval.request.withdraws}
        </p>
      )}
      {!isInForm && <p>{approval.draft.elsewhere}</p>}
      {isInForm && !isUnchanged && <p>{approval.draft.changed}</p>}
      {deletes ? (
        <p>{approval.deletion.effect}</p>
      ) : (
        <details open={asked}>
          <summary>{approval.request.changes}</summary>
          <Changes name={name} before={record} after={draft.record} />
        </details>
      )}
      {asked ? (
        <Answers
          {...props}
          approve={time ? `${approval.request.schedule} ${time}` : texts.approve}
          time={time}
          isOver={isOver}
          needsApproval={props.needsApproval && !isOff}
          isOff={isOff}
          isOutdated={deletes && record.revision !== draft.record.revision}
        />
      ) : (
        <div>
          <ConfirmedButton
            small
            kind="quiet"
            busy={busy}
            label={approval.draft.remove}
            question={approval.draft.removeQuestion}
            onConfirm={onRemove}
          >
            <p>{approval.draft.removeText}</p>
          </ConfirmedButton>
        </div>
      )}
    </section>
  );
}

const askedBy = (who: string, { heading, yours }: { heading: string; yours: string }) =>
  who === history.you ? yours : sentence(fill(heading, { who }));

/** Starts a sentence with a capital letter, unless it starts with an email address. */
const sentence = (text: string) =>
  /^\S+@/.test(text) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const timeIn = (record: Stamped, field: string): Date | null => {
  const time = valueIn(record, field);
  return time instanceof Date ? time : null;
};

/**
 * Returns when the record would go live if the draft were approved now, or null if at once or never, and whether its
 * unpublish time has passed. Times do not matter if the record would be deleted.
 */
function useWantedTime(record: Stamped, deletes: boolean): { time: string | null; isOver: boolean } {
  const isNow = deletes || valueIn(record, 'published') === true;
  const publishAt = isNow ? null : timeIn(record, 'publishAt');
  const unpublishAt = deletes ? null : timeIn(record, 'unpublishAt');
  const { now } = useNow([publishAt, unpublishAt]);
  return {
    time: publishAt && publishAt > now ? formatMoment(publishAt) : null,
    isOver: hasEnded({ unpublishAt }, now),
  };
}

type AnswersProps = Omit<DraftPanelProps, 'name' | 'record' | 'isInForm' | 'onRemove'> & {
  /** The name of the button that approves the request. */
  approve: string;
  /** When the record would go live; null if at once or never. */
  time: string | null;
  /** Whether the draft's unpublish time has passed, so that visitors would not see it. */
  isOver: boolean;
  /** Whether the request is to unpublish or delete the record, which needs no second person. */
  isOff: boolean;
  /** Whether the request is to delete an earlier version of the record. */
  isOutdated: boolean;
};

function Answers(props: AnswersProps) {
  const {
    draft,
    deletion,
    isUnchanged,
    needsApproval,
    approve,
    time,
    isOver,
    isOff,
    isOutdated,
    busy,
    onApprove,
    onReturn,
  } = props;
  const role = useRole();
  // The session may end while the editor is open.
  const [uid] = useState(() => currentUser().uid);
  const isOwn = draft.authors.includes(uid);
  const lacking = useRefusal();
  const refused = isOver
    ? approval.request.over
    : isOutdated
      ? approval.deletion.outdated
      : isOwn && !isOff
        ? approval.request.own
        : (lacking ?? (isUnchanged ? undefined : approval.request.formDiffers));
  const isPossible = deletion !== 'overdue';
  const isEmergency = isPossible && !isOver && isOwn && needsApproval && role === 'administrator' && !lacking;
  return (
    <>
      <div className={styles.answers}>
        {mayPublish(role) && isPossible && (
          <Button kind="primary" busy={busy} refused={refused} onClick={() => onApprove('')}>
            {approve}
          </Button>
        )}
        {isOwn && (
          <Button busy={busy} onClick={() => onReturn('')}>
            {approval.request.withdraw}
          </Button>
        )}
      </div>
      {mayPublish(role) && isPossible && refused && <p className={styles.meta}>{refused}</p>}
      {mayPublish(role) && !isOwn && (
        <Reasoned
          label={approval.request.giveBack}
          field={approval.request.reason}
          missing={approval.request.needsReason}
          busy={busy}
          onConfirm={onReturn}
        />
      )}
      {isEmergency && isUnchanged && (
        <Reasoned
          label={time ? `${approval.emergency.schedule} ${time}` : approval.emergency.publish}
          summary={approval.emergency.summary}
          text={approval.emergency.text}
          field={approval.emergency.reason}
          missing={approval.emergency.needsReason}
          busy={busy}
          onConfirm={onApprove}
        />
      )}
    </>
  );
}

type ReasonedProps = {
  label: string;
  /** The text of the closed part, if not the label. */
  summary?: string;
  text?: string;
  /** The label of the field. */
  field: string;
  /** The error if the field is empty. */
  missing: string;
  busy: boolean;
  onConfirm(reason: string): void;
};

/** An action that needs a written reason. */
function Reasoned({ label, summary = label, text, field, missing, busy, onConfirm }: ReasonedProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  function confirm() {
    setError(reason.trim() ? '' : missing);
    if (reason.trim()) onConfirm(reason.trim());
  }
  return (
    <details>
      <summary>{summary}</summary>
      <div className={styles.reasoned}>
        {text && <p>{text}</p>}
        <Field
          label={field}
          multiline
          maxLength={MAX_NOTE_LENGTH}
          value={reason}
          error={error || undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <div>
          <Button busy={busy} onClick={confirm}>
            {label}
          </Button>
        </div>
      </div>
    </details>
  );
}
