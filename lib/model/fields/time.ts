import type { Field, FieldType } from './field';

/** A date and time, or null. */
type TimeSpec = Field<'time', null>;

export const time = (label: string) => ({ type: 'time', label, initial: null }) as const;

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a time in this device's time zone, such as '21 Nov 2026, 14:02'. */
export const formatTime = (moment: Date): string => format.format(moment);

export const timeType: FieldType<TimeSpec, Date | null> = {
  schema: (_, z) => z.date().nullable(),
  rule: (_, value) => `isTimeOrNull(${value})`,
  read: (_, stored) => (stored instanceof Date ? stored : null),
  show: (_, value) => (value instanceof Date ? formatTime(value) : ''),
};
