import clsx from 'clsx';
import { editorIcons } from '@/components/admin/kit/editor-icons';
import { formatTime } from '@/components/admin/kit/format';
import { Icon } from '@/components/admin/kit/icons';
import { schedule } from '@/content/admin/schedule';
import { admin } from '@/content/admin/texts';
import { work } from '@/content/admin/work';
import type { Publishable } from '@/lib/model/records';
import { hasEnded, type PublicationState } from '@/lib/model/visibility';
import styles from './state-badge.module.scss';

export type StateBadgeProps = {
  state: PublicationState;
  record: Pick<Publishable, 'publishAt' | 'unpublishAt'>;
  /** Whether the form has unsaved changes. */
  unsaved?: boolean;
};

type Level = PublicationState | 'changed' | 'withdrawn';

/** Whether visitors see a record, from when, and until when. */
export function StateBadge({ state, record, unsaved = false }: StateBadgeProps) {
  const { publishAt, unpublishAt } = record;
  const withdrawn = state === 'draft' && hasEnded(record);
  const level = withdrawn ? 'withdrawn' : unsaved && state === 'published' ? 'changed' : state;
  return (
    <p className={clsx(styles.badges, unsaved && styles.hasUnsaved)}>
      <span className={styles.state}>
        <Tube level={level} />
        {withdrawn ? admin.state.withdrawn : admin.state[state]}
      </span>
      {state === 'scheduled' && <Time word={schedule.from} time={publishAt} />}
      {state !== 'draft' && <Time word={schedule.until} time={unpublishAt} />}
      {withdrawn && <Time word={schedule.since} time={unpublishAt} />}
      {unsaved && <UnsavedBadge />}
    </p>
  );
}

/** The liquid in each tube. A draft has none, and a withdrawn record's tube is barred instead. */
const FILLS: Partial<Record<Level, string>> = {
  scheduled: 'M2.3 7.5h5.4v2.8a2.7 2.7 0 0 1-5.4 0z',
  published: 'M2.3 3h5.4v7.3a2.7 2.7 0 0 1-5.4 0z',
  changed: 'M2.3 5.5h5.4v4.8a2.7 2.7 0 0 1-5.4 0z',
};

/** A sample tube that is fuller the more visitors see. Hidden from screen readers, because the state's name follows. */
const Tube = ({ level }: { level: Level }) => (
  <svg className={clsx(styles.tube, styles[level])} viewBox="0 0 10 16" aria-hidden="true">
    {FILLS[level] && <path className={styles.fill} d={FILLS[level]} />}
    <path d="M1 1.5h8M2 1.5v9a3 3 0 0 0 6 0v-9" />
    {level === 'withdrawn' && <path d="M.8 13.5 9.2 3" />}
  </svg>
);

type TimeProps = { word: string; time: Date | null };

const Time = ({ word, time }: TimeProps) =>
  time && (
    <span className={styles.time}>
      {word} {formatTime(time)}
    </span>
  );

export type SavedMarkProps = { record: Pick<Publishable, 'revision'>; unsaved: boolean };

/** Says that the stored record is as in the form. */
export const SavedMark = ({ record, unsaved }: SavedMarkProps) =>
  record.revision > 0 &&
  !unsaved && (
    <p className={styles.saved}>
      <Icon path={editorIcons.check} />
      {work.saved}
    </p>
  );

export const UnsavedBadge = () => <span className={styles.unsaved}>{admin.state.unsaved}</span>;
