import { FieldValue } from '@/components/admin/diff/field-value';
import { conflicts } from '@/content/admin/conflicts';
import type { FieldConflict } from '@/lib/model/three-way';
import styles from './conflict-panel.module.scss';

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
