import { type Field, type FieldType, formatCount } from './field';

type IntegerSpec = Field<'integer', number> & { min: number; max: number };

export const integer = (label: string, min: number, max: number) =>
  ({ type: 'integer', label, min, max, initial: min }) as const;

export const integerType: FieldType<IntegerSpec, number> = {
  schema({ label, min, max }, z) {
    const error = `${label} must be a whole number from ${formatCount(min)} to ${formatCount(max)}`;
    return z.int({ error }).min(min, { error }).max(max, { error });
  },
  rule: ({ min, max }, value) => `isNumber(${value}, ${min}, ${max})`,
  read: ({ initial }, stored) => (Number.isSafeInteger(stored) ? Number(stored) : initial),
  show: (_, value) => String(value),
};
