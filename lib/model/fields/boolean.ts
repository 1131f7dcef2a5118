import type { Field, FieldType } from './field';

type BooleanSpec = Field<'boolean', boolean>;

export const boolean = (label: string) => ({ type: 'boolean', label, initial: false }) as const;

export const booleanType: FieldType<BooleanSpec, boolean> = {
  schema: (_, z) => z.boolean(),
  rule: (_, value) => `${value} is bool`,
  read: ({ initial }, stored) => (typeof stored === 'boolean' ? stored : initial),
  show: (_, value) => String(value),
};
