import { type FieldChange, isProse } from '@/lib/model/editable';
import type { Collection } from '@/lib/model/kinds';
import styles from './field-diff.module.scss';
import { FieldValue } from './field-value';
import { WordDiff } from './word-diff';

export type FieldDiffProps = {
  name: Collection;
  changes: FieldChange[];
  /** The titles of the two columns. */
  before: string;
  after: string;
};

/** The old and new values, field by field. */
export function FieldDiff({ changes, ...titles }: FieldDiffProps) {
  return (
    <dl className={styles.diff}>
      {changes.map((change) => (
        <div key={change.field} className={styles.change}>
          <dt className={styles.label}>{change.label}</dt>
          <ChangedValue change={change} {...titles} />
        </div>
      ))}
    </dl>
  );
}

const isTyped = (value: unknown): value is string => typeof value === 'string' && value !== '';

type ChangedValueProps = Omit<FieldDiffProps, 'changes'> & { change: FieldChange };

/** Shows changes to text with differing words marked, and other values side by side. */
function ChangedValue({ name, change, before, after }: ChangedValueProps) {
  if (isProse(name, change.field) && isTyped(change.before) && isTyped(change.after)) {
    return (
      <dd className={styles.words}>
        <span className={styles.side}>
          {before} → {after}
        </span>
        <WordDiff before={change.before} after={change.after} />
      </dd>
    );
  }
  return (
    <>
      <dd className={styles.value}>
        <span className={styles.side}>{before}</span>
        <FieldValue name={name} field={change.field} value={change.before} />
      </dd>
      <dd className={styles.value}>
        <span className={styles.side}>{after}</span>
        <FieldValue name={name} field={change.field} value={change.after} />
      </dd>
    </>
  );
}
