import { TimeControl } from '@/components/admin/fields/form-fields';
import { formatMoment } from '@/components/admin/kit/local-time';
import { Segments } from '@/components/admin/kit/segments';
import { review } from '@/content/admin/review';
import { schedule } from '@/content/admin/schedule';
import { publication } from '@/lib/model/common-fields';
import type { Publishable } from '@/lib/model/records';
import styles from './publish-panel.module.scss';
import { endRefusal, scheduleRefusal } from './schedule';

const texts = review.when;

/** Returns why the record cannot go live at this time, or ''. */
export function timeRefusal(stored: Publishable, { unpublishAt }: Publishable, time: Date | null): string {
  if (!time) return texts.missing;
  const refusal = scheduleRefusal(stored, time);
  if (refusal || !unpublishAt || !endRefusal({ publishAt: time, unpublishAt })) return refusal;
  return `${texts.afterEnd} ${formatMoment(unpublishAt)}.`;
}

const moments = (['now', 'later'] as const).map((value) => ({ value, label: texts[value] }));

/** The time can be below the visible part of the panel when it appears. */
const showWhole = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });

export type WhenProps = {
  isLater: boolean;
  onLater(isLater: boolean): void;
  time: Date | null;
  onTime(time: Date | null): void;
  /** The stored publish-at time. */
  planned: Date | null;
  unpublishAt: Date | null;
  refusal: string;
};

/** A choice between now and a publish-at time. */
export function When({ isLater, onLater, time, onTime, planned, unpublishAt, refusal }: WhenProps) {
  return (
    <div className={styles.when}>
      <Segments
        legend={texts.heading}
        options={moments}
        value={isLater ? 'later' : 'now'}
        onChoose={(moment) => onLater(moment === 'later')}
      />
      {isLater && (
        <div ref={showWhole}>
          <TimeControl label={publication.publishAt.label} value={time} onChange={onTime} error={refusal} />
        </div>
      )}
      {!isLater && planned && (
        <p className={styles.meta}>
          {schedule.publishNow.text} {formatMoment(planned)}.
        </p>
      )}
      {unpublishAt && (
        <p className={styles.meta}>
          {schedule.liveUntil} {formatMoment(unpublishAt)}.
        </p>
      )}
    </div>
  );
}
