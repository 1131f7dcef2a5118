'use client';

import { useId } from 'react';
import { FieldDiff } from '@/components/admin/editing/versions/field-diff';
import { Avatar } from '@/components/admin/kit/avatar';
import { Button } from '@/components/admin/kit/button';
import { formatTime } from '@/components/admin/kit/format';
import { Notice } from '@/components/admin/kit/notice';
import { personName } from '@/components/admin/kit/person-name';
import { useMedia } from '@/components/admin/kit/use-media';
import { work } from '@/content/admin/work';
import { type WorkingCopy, workName } from '@/lib/records/work';
import styles from './colleagues-panel.module.scss';
import { changesOf } from './open-work';
import { useColleagues } from './use-colleagues';
import type { Editing } from './use-editing';

const texts = work.colleagues;

export type ColleaguesPanelProps = { editing: Editing };

/**
 * A button in the bar for the colleagues, and the user's other tabs, that have the record open or have unsaved changes
 * to it. It opens a list, from which the changes can be viewed and taken over. The list covers the form rather than
 * moving it, because colleagues come and go while somebody types. The result of taking over is above the form.
 */
export function ColleaguesPanel({ editing }: ColleaguesPanelProps) {
  const { name, id, record, opened, takeOver } = editing;
  const listId = useId();
  const colleagues = useColleagues(name, id, opened);
  const shown = useMedia(NARROW_BAR, false) ? 1 : 2;
  if (!opened) return null;
  const { key, moved } = opened;
  const mine = (copy: WorkingCopy) => copy.uid === key.uid && copy.tab === key.tab;
  const copies = colleagues.copies.filter(
    (copy) =>
      !mine(copy) &&
      (!moved || workName(moved) !== workName(copy)) &&
      changesOf(name, record, copy.values).length > 0,
  );
  const nameOf = (uid: string) => personName(uid, key.uid, colleagues.staff);
  const takers = colleagues.copies.filter(({ takenFrom }) => takenFrom === workName(key));
  const openedBy = colleagues.present.map(({ uid }) => uid);
  const silent = [...new Set(openedBy)].filter((uid) => !copies.some((copy) => copy.uid === uid));
  const isOwn = (uid: string) => uid === key.uid;
  const notes = [
    ...silent.map((uid) => (isOwn(uid) ? texts.yourOpen : `${nameOf(uid)} ${texts.open}`)),
    ...takers.map(({ uid }) => (isOwn(uid) ? texts.youTook : `${nameOf(uid)} ${texts.takenFromYou}`)),
    ...copies.map((copy) => preparing(copy, record, isOwn(copy.uid) ? '' : nameOf(copy.uid))),
  ];
  const busy = new Set(copies.map(({ uid }) => uid));
  const people = [...new Set([...busy, ...takers.map(({ uid }) => uid), ...openedBy])];
  const names = people.map(nameOf).join(', ');
  return (
    <>
      <p role="status" className="visually-hidden">
        {notes.map((note) => `${note}.`).join(' ')}
      </p>
      {people.length > 0 && (
        <>
          <button
            type="button"
            className={styles.people}
            aria-label={`${texts.label}: ${people.length} (${names})`}
            title={names}
            popoverTarget={listId}
          >
            {people.slice(0, shown).map((uid) => (
              <Avatar key={uid} email={colleagues.staff.get(uid)} busy={busy.has(uid)} />
            ))}
            {people.length > shown && (
              <span className={styles.others} aria-hidden="true">
                +{people.length - shown}
              </span>
            )}
          </button>
          <section id={listId} popover="auto" aria-label={texts.label} className={styles.list}>
            {notes.slice(0, silent.length + takers.length).map((note) => (
              <Notice key={note} kind="info">
                {note}.
              </Notice>
            ))}
            {copies.map((copy) => (
              <CopyOfColleague
                key={workName(copy)}
                copy={copy}
                record={record}
                who={isOwn(copy.uid) ? '' : nameOf(copy.uid)}
                listId={listId}
                onTakeOver={() => takeOver.take(copy)}
              />
            ))}
          </section>
        </>
      )}
    </>
  );
}

/** The media query for windows in which the record's name needs the room: below the style sheets' `lg` breakpoint. */
const NARROW_BAR = '(max-width: 991.98px)';

type CopyOfColleagueProps = {
  copy: WorkingCopy;
  record: object;
  /** The owner's name; '' for the user's own copy. */
  who: string;
  /** The id of the list, which closes when the changes are taken over. */
  listId: string;
  onTakeOver(): void;
};

/** Names the fields that a copy would change. @param who the owner's name; '' for the user's own copy */
function preparing({ collection, values }: WorkingCopy, record: object, who: string): string {
  const fields = changesOf(collection, record, values).map(({ label }) => label);
  return `${who ? `${who} ${texts.preparing}` : texts.youHave} ${fields.join(', ')}`;
}

function CopyOfColleague({ copy, record, who, listId, onTakeOver }: CopyOfColleagueProps) {
  const changes = changesOf(copy.collection, record, copy.values);
  const since = copy.since ? `, ${texts.since} ${formatTime(copy.since)}` : '';
  return (
    <Notice kind="info">
      <p>
        {preparing(copy, record, who)}
        {since}.
      </p>
      <details>
        <summary>{texts.look}</summary>
        <FieldDiff name={copy.collection} changes={changes} before={work.stored} after={texts.unsaved} />
      </details>
      <div className={styles.actions}>
        <Button small popoverTarget={listId} popoverTargetAction="hide" onClick={onTakeOver}>
          {who ? texts.takeOver : texts.takeOverYours}
        </Button>
      </div>
    </Notice>
  );
}
