'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/admin/shared/button';
import { errorMessage } from '@/components/admin/shared/error-message';
import { Notice } from '@/components/admin/shared/notice';
import { conflicts } from '@/content/admin/conflicts';
import type { ConflictError } from '@/lib/content/errors';
import { getPresent, restoreRecord } from '@/lib/content/history';
import { takeField } from '@/lib/model/editable';
import { type Collection, type DeletableCollection, isDeletable } from '@/lib/model/kinds';
import { type FieldConflict, threeWay } from '@/lib/model/three-way';
import styles from './conflict-panel.module.scss';
import { FieldValue } from './field-value';

export type ConflictPanelProps = {
  name: Collection;
  conflict: ConflictError;
  /** What the editor loaded, and what is typed now. */
  base: object;
  mine: object;
  /** Called with what is stored now and the fields that the editor chose. */
  onResolved(theirs: object, chosen: Record<string, unknown>): void;
};

/** Nothing was written because somebody else wrote meanwhile: the editor decides what comes of it. */
export function ConflictPanel({ name, conflict, base, mine, onResolved }: ConflictPanelProps) {
  const { theirs } = conflict;
  if (theirs) {
    return (
      <ConflictFields
        name={name}
        states={{ base, mine, theirs }}
        onChosen={(chosen) => onResolved(theirs, chosen)}
      />
    );
  }
  if (!isDeletable(name)) return null;
  // It comes back as a draft: a time that is still in the form must not publish it with the next save.
  const unscheduled = (stored: object) => ('publishAt' in stored ? { publishAt: null } : {});
  return (
    <DeletedMeanwhile
      name={name}
      id={conflict.id}
      onRestored={(stored) => onResolved(stored, unscheduled(stored))}
    />
  );
}

export type ConflictFieldProps = {
  conflict: FieldConflict;
  choice: 'mine' | 'theirs';
  onChoose(choice: 'mine' | 'theirs'): void;
};

const SIDES = ['mine', 'theirs'] as const;

/** One field that two editors left different. */
export function ConflictField({ conflict, choice, onChoose }: ConflictFieldProps) {
  const { field, label, both } = conflict;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        {label}
        {both && <span className={styles.both}> ({conflicts.both})</span>}
      </legend>
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <label key={side} className={styles.side}>
            <span className={styles.choice}>
              <input
                type="radio"
                name={`conflict-${field}`}
                checked={choice === side}
                onChange={() => onChoose(side)}
              />
              {conflicts[side]}
            </span>
            <FieldValue field={field} value={conflict[side]} />
          </label>
        ))}
        <div className={styles.base}>
          <span className={styles.choice}>{conflicts.base}</span>
          <FieldValue field={field} value={conflict.base} />
        </div>
      </div>
    </fieldset>
  );
}

export type ConflictFieldsProps = {
  name: Collection;
  states: { base: object; mine: object; theirs: object };
  onChosen(values: Record<string, unknown>): void;
};

/** Mine, theirs and what was before both, field by field. */
export function ConflictFields({ name, states, onChosen }: ConflictFieldsProps) {
  const found = threeWay(name, states);
  const [choices, setChoices] = useState<Record<string, 'mine' | 'theirs'>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const choiceFor = (field: string, natural: 'mine' | 'theirs') => choices[field] ?? natural;
  const choose = () =>
    onChosen(
      Object.assign(
        {},
        ...found.map(({ field, natural }) => takeField(name, field, states[choiceFor(field, natural)])),
      ),
    );

  return (
    <section className={styles.panel} aria-labelledby="conflict-heading">
      <h2 id="conflict-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        {conflicts.heading}
      </h2>
      <p role="alert">{found.length > 0 ? conflicts.text : conflicts.same}</p>
      {found.map((each) => (
        <ConflictField
          key={each.field}
          conflict={each}
          choice={choiceFor(each.field, each.natural)}
          onChoose={(choice) => setChoices({ ...choices, [each.field]: choice })}
        />
      ))}
      <div>
        <Button kind="primary" onClick={choose}>
          {conflicts.keep}
        </Button>
      </div>
    </section>
  );
}

export type DeletedMeanwhileProps = {
  name: DeletableCollection;
  id: string;
  onRestored(stored: object): void;
};

/** The record was deleted while it was being edited: it comes back as it was, and the form keeps what was typed. */
export function DeletedMeanwhile({ name, id, onRestored }: DeletedMeanwhileProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function restore() {
    setBusy(true);
    setFailure('');
    try {
      await restoreRecord(name, id);
      const stored = await getPresent(name, id);
      if (stored) onRestored(stored);
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={styles.panel} aria-labelledby="conflict-heading">
      <h2 id="conflict-heading" className={styles.heading}>
        {conflicts.deleted}
      </h2>
      <p role="alert">{conflicts.deletedText}</p>
      {failure && <Notice kind="error">{failure}</Notice>}
      <div>
        <Button kind="primary" busy={busy} onClick={restore}>
          {conflicts.bringBack}
        </Button>
      </div>
    </section>
  );
}
