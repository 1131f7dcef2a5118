import { type FieldSpec, typeOf } from '@/lib/model/fields/types';

export { formatTime } from '@/lib/model/fields/time';

/** Formats whole numbers for staff. */
export const number = new Intl.NumberFormat('en-GB');

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** Formats a day for staff, in this device's time zone. */
export const formatDay = (time: Date): string => DAY.format(time);

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

/** Formats a field's value for staff: times and dates in a readable format, and options as their labels. */
export const formatValue = (spec: FieldSpec | undefined, value: unknown): string =>
  spec && value !== null && value !== undefined ? typeOf(spec).show(spec, value) : '';
