import clsx from 'clsx';
import { editorIcons } from '@/components/admin/kit/editor-icons';
import { Icon } from '@/components/admin/kit/icons';
import { Notice } from '@/components/admin/kit/notice';
import { review } from '@/content/admin/review';
import type { Check } from './checks';
import styles from './publish-panel.module.scss';

export type CheckListProps = {
  /** Null while the checks are running. */
  checks: Check[] | null;
  /** Why the checks could not run, or ''. */
  failure: string;
  onFix(field: string): void;
};

/** The results of the checks, with a button that leads to the field of each failed one. */
export function CheckList({ checks, failure, onFix }: CheckListProps) {
  if (failure) return <Notice kind="error">{failure}</Notice>;
  if (!checks) return <p className={styles.meta}>{review.checks.running} …</p>;
  return (
    <ul className={styles.list} role="list">
      {checks.map(({ label, detail, isPassed, field }) => (
        <li key={label} className={clsx(styles.item, isPassed ? styles.passed : styles.failed)}>
          <Icon path={isPassed ? editorIcons.check : editorIcons.warning} />
          <p>
            {label}
            <span className={styles.meta} dir="auto">
              {detail}
            </span>
          </p>
          {!isPassed && field && (
            <button
              type="button"
              className={styles.fix}
              aria-label={`${review.checks.fix}: ${label}`}
              onClick={() => onFix(field)}
            >
              {review.checks.fix}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
