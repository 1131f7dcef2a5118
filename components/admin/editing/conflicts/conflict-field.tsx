'use client';

import { type ReactNode, useId } from 'react';
import { FieldValue, WordDiff } from '@/components/admin/editing/versions/field-diff';
import { conflicts } from '@/content/admin/conflicts';
import { isProse } from '@/lib/model/editable';
import type { Collection } from '@/lib/model/kinds';
import type { FieldConflict } from '@/lib/model/three-way';
import styles from './conflict-panel.module.scss';

const SIDES = ['mine', 'theirs'] as const;

export type Choice = (typeof SIDES)[number] | 'both';

const CHOICE = 'data-choice';

/** Moves the focus to the choice in a field. */
export const showChoice = (field: string) =>
  document.querySelector<HTMLElement>(`[${CHOICE}="${field}"] input:checked`)?.focus();

type ConflictFieldProps = {
  name: Collection;
  conflict: FieldConflict;
  /** Whether both values can be kept, one after the other. */
  hasBoth: boolean;
  choice: Choice;
  onChoose(choice: Choice): void;
};

/** A field or block that both sides changed, with a choice between the two values. */
export function ConflictField({ name, conflict, hasBoth, choice, onChoose }: ConflictFieldProps) {
  const { field, label, base } = conflict;
  const group = useId();
  const chooser = (side: Choice) => ({ side, group, isChosen: choice === side, onChoose });
  return (
    <fieldset className={styles.field} {...{ [CHOICE]: field }}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <Chooser key={side} {...chooser(side)}>
            <Compared {...{ name, field }} before={base} after={conflict[side]} foreign={side === 'theirs'} />
          </Chooser>
        ))}
        <div className={styles.base}>
          <span className={styles.choice}>{conflicts.base}</span>
          <FieldValue name={name} field={field} value={conflict.base} />
        </div>
        {hasBoth && <Chooser {...chooser('both')} />}
      </div>
    </fieldset>
  );
}

type ChooserProps = {
  side: Choice;
  group: string;
  isChosen: boolean;
  onChoose(choice: Choice): void;
  children?: ReactNode;
};

function Chooser({ side, group, isChosen, onChoose, children }: ChooserProps) {
  return (
    <label className={styles.side}>
      <span className={styles.choice}>
        <input type="radio" name={group} checked={isChosen} onChange={() => onChoose(side)} />
        {conflicts[side]}
      </span>
      {children}
    </label>
  );
}

type ComparedProps = { name: Collection; field: string; before: unknown; after: unknown; foreign: boolean };

/** One side's value. In prose, the words that differ from the base are marked. */
function Compared({ name, field, before, after, foreign }: ComparedProps) {
  const isText = typeof before === 'string' && typeof after === 'string' && after !== '';
  if (!isText || !isProse(name, field)) return <FieldValue name={name} field={field} value={after} />;
  return <WordDiff before={before} after={after} foreign={foreign} />;
}
