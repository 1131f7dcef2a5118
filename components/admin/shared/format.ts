import { type FieldSpec, typeOf } from '@/lib/model/fields/types';

export { formatTime } from '@/lib/model/fields/time';

/** Formats a field's value for staff: times and dates in a readable format, and options as their labels. */
export const formatValue = (spec: FieldSpec | undefined, value: unknown): string =>
  spec && value !== null && value !== undefined ? typeOf(spec).show(spec, value) : '';
