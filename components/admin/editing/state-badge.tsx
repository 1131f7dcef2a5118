import clsx from 'clsx';
import { formatTime } from '@/components/admin/kit/format';
import { schedule } from '@/content/admin/schedule';
import { admin } from '@/content/admin/texts';
import type { Publishable } from '@/lib/model/records';
import { hasEnded, type PublicationState } from '@/lib/model/visibility';
import styles from './state-badge.module.scss';

export type StateBadgeProps = {
  state: PublicationState;
  record: Pick<Publishable, 'publishAt' | 'unpublishAt'>;
  /** Whether the form has unsaved changes. */
  unsaved?: boolean;
};

/** Whether visitors see a record, from when, and until when. */
export function StateBadge({ state, record, unsaved = false }: StateBadgeProps) {
  const { publishAt, unpublishAt } = record;
  return (
    <p className={clsx(styles.badges, unsaved && styles.changed)}>
      <span className={clsx(styles.badge, styles[state])}>{admin.state[state]}</span>
      {state === 'scheduled' && <Time word={schedule.from} time={publishAt} />}
      {state !== 'draft' && <Time word={schedule.until} time={unpublishAt} />}
      {state === 'draft' && hasEnded(record) && <Time word={schedule.since} time={unpublishAt} />}
      {unsaved && <UnsavedBadge />}
    </p>
  );
}

type TimeProps = { word: string; time: Date | null };

const Time = ({ word, time }: TimeProps) =>
  time && (
    <span className={styles.time}>
      {word} {formatTime(time)}
    </span>
  );

export const UnsavedBadge = () => (
  <span className={clsx(styles.badge, styles.unsaved)}>{admin.state.unsaved}</span>
);
