import type { FieldSpec } from '@/lib/model/fields';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a time in this device's time zone, such as '21 Nov 2026, 14:02'. */
export const formatTime = (moment: Date): string => time.format(moment);

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Formats a duration of at least a minute as a whole number of its largest unit, such as '2 days'. */
export function formatDuration(milliseconds: number): string {
  const [unit, length] = UNITS.find(([, least]) => milliseconds >= least) ?? UNITS[2];
  const count = Math.round(milliseconds / length);
  return new Intl.NumberFormat('en-GB', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a date such as '2026-11-21'. Returns other text unchanged. */
function formatDay(value: string): string {
  const date = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? value : day.format(date);
}

/** Formats a field's value for staff: times and dates in a readable format, and options as their labels. */
export function formatValue(spec: FieldSpec | undefined, value: unknown): string {
  if (value instanceof Date) return formatTime(value);
  if (spec?.type !== 'text') return String(value ?? '');
  if (spec.control === 'date') return formatDay(String(value));
  return spec.choices?.find((choice) => choice.value === value)?.label ?? String(value);
}
