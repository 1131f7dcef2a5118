import clsx from 'clsx';
import { formatTime } from '@/components/admin/shared/format';
import { admin } from '@/content/admin/texts';
import type { PublicationState } from '@/lib/model/visibility';
import styles from './state-badge.module.scss';

export type StateBadgeProps = {
  state: PublicationState;
  publishAt: Date | null;
  /** The form has unsaved changes. */
  unsaved?: boolean;
};

/** Whether, or from when, visitors see a record. */
export function StateBadge({ state, publishAt, unsaved = false }: StateBadgeProps) {
  const when = state === 'scheduled' && publishAt ? `: ${formatTime(publishAt)}` : '';
  return (
    <p className={styles.badges}>
      <span className={clsx(styles.badge, styles[state])}>
        {admin.state[state]}
        {when}
      </span>
      {unsaved && <UnsavedBadge />}
    </p>
  );
}

export const UnsavedBadge = () => (
  <span className={clsx(styles.badge, styles.unsaved)}>{admin.state.unsaved}</span>
);
