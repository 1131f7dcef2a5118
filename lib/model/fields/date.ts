import type { FieldType } from './field';
import type { Format } from './format';
import { type StringField, stringType, text } from './text';

const DAY = {
  pattern: '[0-9]{4}-[0-9]{2}-[0-9]{2}',
  error: 'must be a date, such as 2026-03-31',
  example: '2026-03-31',
  decidesLength: true,
} as const satisfies Format;

/** A day without a time, such as '2026-03-31', or ''. */
type DateSpec = StringField<'date'>;

export const date = (label: string) => ({ ...text(label, 0, 10), type: 'date', format: DAY }) as const;

/** Returns a time's day in UTC, such as '2026-03-31'. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

export const dateType: FieldType<DateSpec, string> = {
  ...stringType,
  /** Leaves text that is not a date unchanged. */
  show(_, value) {
    const moment = new Date(`${value}T00:00:00Z`);
    return Number.isNaN(moment.getTime()) ? String(value) : day.format(moment);
  },
};
