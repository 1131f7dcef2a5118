import { z } from '@/lib/validation/zod';
import { FIELDS, type FieldSpec } from './fields';
import type { Collection, RecordOf } from './records';

/** An unpaired surrogate, which no database stores. */
const HALF_CHARACTER = /\p{Cs}/u;

/** Counts UTF-16 units as the rules do; zod's own `max` counts code points. */
function textSchema(spec: Extract<FieldSpec, { type: 'text' }>) {
  const schema = z
    .string()
    .refine((value) => value.length >= spec.min, { error: `${spec.label} is needed`, abort: true })
    .refine((value) => value.length <= spec.max, {
      error: ({ input }) => `${spec.label} has ${String(input).length} characters; ${spec.max} fit`,
      abort: true,
    })
    .refine((value) => !HALF_CHARACTER.test(value), { error: `${spec.label} holds half of a character` });
  return spec.pattern
    ? schema.regex(spec.pattern, `${spec.label} ${spec.hint ?? 'has another form'}`)
    : schema;
}

function fieldSchema(spec: FieldSpec) {
  switch (spec.type) {
    case 'text':
      return textSchema(spec);
    case 'integer':
      return z.int().min(spec.min).max(spec.max);
    case 'boolean':
      return z.boolean();
    case 'time':
      return z.date().nullable();
  }
}

function recordSchema<Name extends Collection>(name: Name) {
  const fields = Object.entries<FieldSpec>(FIELDS[name]);
  const shape = Object.fromEntries(fields.map(([field, spec]) => [field, fieldSchema(spec)]));
  // The shape follows the table field by field, which the type system cannot see through fromEntries.
  return z.strictObject(shape) as unknown as z.ZodType<RecordOf<Name>, RecordOf<Name>>;
}

/** What a record must be before it is written; messages are for editors. */
export const SCHEMAS = {
  Blog: recordSchema('Blog'),
  Media: recordSchema('Media'),
  GlobalFootprint: recordSchema('GlobalFootprint'),
  Link: recordSchema('Link').refine((record) => record.link === `pdfs/${record.id}`, {
    path: ['link'],
    error: 'Storage path is pdfs/ and the file name',
  }),
} as const satisfies { [Name in Collection]: z.ZodType<RecordOf<Name>> };
