import type { FieldSpec } from '@/lib/model/fields';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A time in this device's time zone, such as '21 Nov 2026, 14:02'. */
export const formatTime = (moment: Date): string => time.format(moment);

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** A date such as '2026-11-21' in the style of times. Other text is returned as typed. */
function formatDay(value: string): string {
  const date = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? value : day.format(date);
}

/** A field's value as staff read it: times and dates formatted, and options by their labels. */
export function formatValue(spec: FieldSpec | undefined, value: unknown): string {
  if (value instanceof Date) return formatTime(value);
  if (spec?.type !== 'text') return String(value ?? '');
  if (spec.control === 'date') return formatDay(String(value));
  return spec.choices?.find((choice) => choice.value === value)?.label ?? String(value);
}
