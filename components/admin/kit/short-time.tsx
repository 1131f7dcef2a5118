import { databaseNow } from '@/lib/firebase/database-now';
import { formatDay, formatTime } from './format';

const SHORT = {
  today: new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }),
  thisWeek: new Intl.DateTimeFormat('en-GB', { weekday: 'short' }),
  thisYear: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }),
};

/** The weekdays of the six days before today name one day each. */
const WEEKDAYS = 6;

export const PERIODS = ['today', 'thisWeek', 'earlier'] as const;

/** Returns the period of a time. Times after today count as earlier, because both are formatted alike. */
export function periodOf(time: Date, now: Date): (typeof PERIODS)[number] {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const weekAgo = new Date(now.getFullYear(), now.getMonth(), now.getDate() - WEEKDAYS);
  if (time >= midnight && time < tomorrow) return 'today';
  return time >= weekAgo && time < midnight ? 'thisWeek' : 'earlier';
}

/** Formats a time as briefly as its distance from now allows: '10:42', 'Tue', '3 Mar' or '3 Mar 2025'. */
export function formatShort(time: Date, now: Date): string {
  const period = periodOf(time, now);
  if (period !== 'earlier') return SHORT[period].format(time);
  return time.getFullYear() === now.getFullYear() ? SHORT.thisYear.format(time) : formatDay(time);
}

/** A past time in brief. Its full form is a tooltip. */
export const ShortTime = ({ time }: { time: Date }) => (
  <time dateTime={time.toISOString()} title={formatTime(time)}>
    {formatShort(time, databaseNow())}
  </time>
);
