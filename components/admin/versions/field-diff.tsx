import type { FieldChange } from '@/lib/model/editable';
import styles from './field-diff.module.scss';
import { FieldValue } from './field-value';

export type FieldDiffProps = {
  changes: FieldChange[];
  /** What the two columns are. */
  before: string;
  after: string;
};

/** Field by field, what was and what is. */
export function FieldDiff({ changes, before, after }: FieldDiffProps) {
  return (
    <dl className={styles.diff}>
      {changes.map((change) => (
        <div key={change.field} className={styles.change}>
          <dt className={styles.label}>{change.label}</dt>
          <dd className={styles.value}>
            <span className={styles.side}>{before}</span>
            <FieldValue field={change.field} value={change.before} />
          </dd>
          <dd className={styles.value}>
            <span className={styles.side}>{after}</span>
            <FieldValue field={change.field} value={change.after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
