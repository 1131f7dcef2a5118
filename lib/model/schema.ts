import { z } from '@/lib/validation/zod';
import { type FieldSpec, hasFormat, type TextSpec } from './fields';
import { formattingError } from './formatting';
import { type Collection, fieldsOf, KINDS } from './kinds';
import type { RecordOf } from './records';

/** An unpaired surrogate, which the database cannot store. */
const HALF_CHARACTER = /\p{Cs}/u;

/**
 * The length that `max` limits: in UTF-16 code units, as in the rules, or in UTF-8 bytes for text in a separate
 * document.
 */
const lengthOf = ({ apart }: TextSpec, value: string): number =>
  apart === undefined ? value.length : new Blob([value]).size;

export const inSentence = (label: string) =>
  label.replace(/^[A-Z](?![A-Z])/, (initial) => initial.toLowerCase());

const count = (value: number) => value.toLocaleString('en-GB');

/**
 * Returns the first error in a field's text, or '' if it is valid. Does not use zod's `max`, because zod counts code
 * points, whereas the rules count UTF-16 code units.
 */
function textError(spec: TextSpec, value: string): string {
  const { label, min, max, apart, format, control, missing } = spec;
  const length = lengthOf(spec, value);
  if (value.length < min) return missing ?? `Enter the ${inSentence(label)}`;
  if (length > max) {
    return `Use at most ${count(max)} ${apart === undefined ? 'characters' : 'bytes'} (now ${count(length)})`;
  }
  if (HALF_CHARACTER.test(value)) return `Delete the broken character in “${label}”`;
  if (!hasFormat(spec, value)) return `${label} ${format?.explain?.(value) ?? format?.error}`;
  const formatting = control === 'article' ? formattingError(value) : null;
  return formatting === null ? '' : `${label} ${formatting}`;
}

/** Uses `refine`, which does not abort the validation, so that a form's other checks also run. */
const textSchema = (spec: TextSpec) =>
  z.string().refine((value) => textError(spec, value) === '', {
    error: ({ input }) => textError(spec, String(input)),
  });

function fieldSchema(spec: FieldSpec) {
  switch (spec.type) {
    case 'text':
      // A stored record does not contain text that is in a separate document.
      return spec.apart === undefined ? textSchema(spec) : textSchema(spec).default('');
    case 'integer':
      return z.int().min(spec.min).max(spec.max);
    case 'boolean':
      return z.boolean();
    case 'time':
      return z.date().nullable();
  }
}

type Loose = Record<string, unknown>;

function recordSchema<Name extends Collection>(name: Name) {
  const fields = Object.entries(fieldsOf(name));
  const shape = Object.fromEntries(fields.map(([field, spec]) => [field, fieldSchema(spec)]));
  const schema = fields.reduce<z.ZodType<Loose, Loose>>(
    (refined, [field, { prefixOfId, label }]) =>
      prefixOfId === undefined
        ? refined
        : refined.refine((record) => record[field] === `${prefixOfId}${record.id}`, {
            path: [field],
            error: `${label} must be ${prefixOfId} followed by the file name`,
          }),
    z.strictObject(shape),
  );
  // The shape follows the model field by field, which the compiler cannot infer from `fromEntries`.
  return schema as unknown as z.ZodType<RecordOf<Name>, RecordOf<Name>>;
}

type Schemas = { [Name in Collection]: z.ZodType<RecordOf<Name>, RecordOf<Name>> };

/** The schema of each collection's records. Editors see the error messages for text. */
export const SCHEMAS = Object.fromEntries(
  Object.keys(KINDS).map((name) => [name, recordSchema(name as Collection)]),
) as Schemas;
