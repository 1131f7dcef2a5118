'use client';

import clsx from 'clsx';
import { useId, useState } from 'react';
import { FieldDiff } from '@/components/admin/editing/versions/field-diff';
import { Button } from '@/components/admin/kit/button';
import { errorMessage } from '@/components/admin/kit/error-message';
import { formatTime } from '@/components/admin/kit/format';
import { Notice } from '@/components/admin/kit/notice';
import { personName } from '@/components/admin/kit/person-name';
import { useLatest } from '@/components/admin/kit/use-latest';
import { work } from '@/content/admin/work';
import { type FieldChange, sameValue, shownValue, takeField } from '@/lib/model/editable';
import type { Collection } from '@/lib/model/kinds';
import { valueIn } from '@/lib/model/text-in';
import { type FieldConflict, mergeWork } from '@/lib/model/three-way';
import { type Values, type WorkingCopy, workName } from '@/lib/records/work';
import styles from './colleagues-panel.module.scss';
import { changesOf, stateAt } from './open-work';
import { useColleagues } from './use-colleagues';
import type { Editing } from './use-editing';

const texts = work.colleagues;

export type ColleaguesPanelProps = { editing: Editing };

/**
 * A button in the bar for the colleagues, and the user's other tabs, that have the record open or have unsaved changes
 * to it. It opens a list, from which the changes can be viewed and taken over. The list covers the form rather than
 * moving it, because colleagues come and go while somebody types.
 */
export function ColleaguesPanel({ editing }: ColleaguesPanelProps) {
  const { name, id, record, opened } = editing;
  const listId = useId();
  const colleagues = useColleagues(name, id, opened);
  const takeOver = useTakeOver(editing);
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
  const taken = takeOver.taken ? [takeOver.taken.copy] : [];
  const people = [...new Set([...openedBy, ...[...takers, ...copies, ...taken].map(({ uid }) => uid)])];
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
            aria-label={`${texts.label}: ${people.map(nameOf).join(', ')}`}
            title={people.map(nameOf).join(', ')}
            popoverTarget={listId}
          >
            {people.slice(0, MOST_SHOWN).map((uid) => (
              <span
                key={uid}
                className={clsx(styles.person, copies.some((copy) => copy.uid === uid) && styles.busy)}
              >
                {nameOf(uid).slice(0, 2)}
              </span>
            ))}
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
                onTakeOver={() => takeOver.take(copy)}
              />
            ))}
            <div role="status">
              <TakenOver name={name} takeOver={takeOver} />
            </div>
          </section>
        </>
      )}
    </>
  );
}

/** The maximum number of people shown in the bar. */
const MOST_SHOWN = 2;

type TakenOverProps = { name: Collection; takeOver: ReturnType<typeof useTakeOver> };

/** The result of taking over a copy, and a choice for each field that was changed in both versions. */
function TakenOver({ name, takeOver }: TakenOverProps) {
  const { taken, failure, open, choose, undo } = takeOver;
  if (failure) return <Notice kind="error">{failure}</Notice>;
  if (!taken) return null;
  return (
    <Notice kind="info">
      {(undo || open.length === 0) && (
        <div className={styles.row}>
          <span>{texts.taken}</span>
          {undo && (
            <Button small onClick={undo}>
              {work.discard.undo}
            </Button>
          )}
        </div>
      )}
      {open.length > 0 && (
        <>
          <p>{texts.kept}</p>
          <FieldDiff name={name} changes={open} before={work.typed} after={texts.unsaved} />
          <div className={styles.actions}>
            {open.map(({ field, label }) => (
              <Button key={field} small onClick={() => choose(field)}>
                {texts.choose} {label}
              </Button>
            ))}
          </div>
        </>
      )}
    </Notice>
  );
}

type CopyOfColleagueProps = {
  copy: WorkingCopy;
  record: object;
  /** The owner's name; '' for the user's own copy. */
  who: string;
  onTakeOver(): void;
};

/** Names the fields that a copy would change. @param who the owner's name; '' for the user's own copy */
function preparing({ collection, values }: WorkingCopy, record: object, who: string): string {
  const fields = changesOf(collection, record, values).map(({ label }) => label);
  return `${who ? `${who} ${texts.preparing}` : texts.youHave} ${fields.join(', ')}`;
}

function CopyOfColleague({ copy, record, who, onTakeOver }: CopyOfColleagueProps) {
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
        <Button small onClick={onTakeOver}>
          {who ? texts.takeOver : texts.takeOverYours}
        </Button>
      </div>
    </Notice>
  );
}

type Taken = {
  copy: WorkingCopy;
  /** The record's revision when the copy was taken over. */
  revision: number;
  /** The fields that came from the copy. */
  fields: Values;
  /** The fields changed in both versions. The form keeps its own value until the user chooses the copy's value. */
  open: FieldConflict[];
  undo(): void;
};

/**
 * Merges a working copy into the form, and can undo the merge. The common base of the form and the copy is the revision
 * on which the copy is based, or the form's revision if that is older.
 */
function useTakeOver({ name, record, values, takeOver }: Editing) {
  const current = useLatest<Values>({ ...values });
  const [taken, setTaken] = useState<Taken | null>(null);
  const [failure, setFailure] = useState('');

  async function merge(copy: WorkingCopy) {
    const { revision } = record;
    // If the copy is based on a newer revision, the next save merges that revision.
    const base = copy.loaded > revision ? record : await stateAt(name, record, copy.loaded);
    const states = { base, mine: current.current, theirs: { ...base, ...copy.values } };
    const { values: result, merged, open } = mergeWork(name, states);
    const fields: Values = Object.assign({}, ...merged.map(({ field }) => takeField(name, field, result)));
    setFailure('');
    setTaken({ copy, revision, fields, open, undo: takeOver(copy, fields) });
  }

  const shown = taken?.revision === record.revision ? taken : null;
  const isUntouched = Object.entries(shown?.fields ?? {}).every(([field, value]) =>
    sameValue(valueIn(values, field), value),
  );
  return {
    taken: shown,
    failure,
    take: (copy: WorkingCopy) => void merge(copy).catch((error: unknown) => setFailure(errorMessage(error))),
    /** The fields that await a choice, with the form's and the copy's values. */
    open: (shown?.open ?? []).map(
      ({ field, label, theirs }): FieldChange => ({
        ...{ field, label },
        before: shownValue(name, field, values),
        after: theirs,
      }),
    ),
    choose(field: string) {
      if (!shown) return;
      const chosen = takeField(name, field, shown.copy.values);
      const undo = takeOver(shown.copy, chosen);
      setTaken({
        ...shown,
        fields: { ...shown.fields, ...chosen },
        open: shown.open.filter((one) => one.field !== field),
        undo() {
          undo();
          shown.undo();
        },
      });
    },
    /** Null if no field was taken over, or if the record's revision or one of these fields has changed since. */
    undo:
      shown && isUntouched && Object.keys(shown.fields).length > 0
        ? () => {
            shown.undo();
            setTaken(null);
          }
        : null,
  };
}
