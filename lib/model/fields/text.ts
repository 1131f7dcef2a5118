import { type Field, type FieldType, formatCount, inSentence, quoted, type Zod } from './field';
import { type Format, hasFormat, matchesWhole } from './format';

/** The properties of every field whose value is a string. */
export type StringField<Type extends string> = Field<Type, string> & {
  /** The limits on the length, in UTF-16 code units. If `min` is 0, an empty value is valid whatever the format. */
  min: number;
  max: number;
  format?: Format;
  /** The length, in characters, after which search results usually cut the text off. */
  usual?: number;
  /** The field whose text search results show if this field is empty. */
  insteadOf?: string;
};

type AnyString = StringField<string> & { missing?: string };

/** A single line of text. */
type TextSpec = StringField<'text'> & {
  /** The error if the value is too short. The default is “Enter the”, followed by the label. */
  missing?: string;
  /**
   * A stricter check for typed values, for example to catch typing errors. Applied only by forms and when the footprint
   * is published, because existing records might fail it.
   */
  sensible?: { pattern: string; error: string };
};

export const text = (label: string, min: number, max: number) =>
  ({ type: 'text', label, min, max, initial: '' }) as const;

/** Returns the error if a value fails its field's stricter check, or '' if it passes. */
export const sensibleError = ({ label, sensible }: TextSpec, value: string): string =>
  !sensible || matchesWhole(sensible.pattern, value) ? '' : `${label} ${sensible.error}`;

/** Several lines of text. */
type LinesSpec = StringField<'lines'>;

export const lines = (label: string, min: number, max: number) =>
  ({ ...text(label, min, max), type: 'lines' }) as const;

/** An unpaired surrogate, which the database cannot store. */
const HALF_CHARACTER = /\p{Cs}/u;

/** Returns the error in a text's characters, whatever its length, or '' if there is none. */
export const characterError = ({ label }: { label: string }, value: string): string =>
  HALF_CHARACTER.test(value) ? `Delete the broken character in “${label}”` : '';

export const lengthError = (max: number, length: number, unit: string): string =>
  length > max ? `Use at most ${formatCount(max)} ${unit} (now ${formatCount(length)})` : '';

function formatError(spec: AnyString, value: string): string {
  const { label, format } = spec;
  if (!format || hasFormat(spec, value)) return '';
  return `${label} ${typeof format.error === 'string' ? format.error : format.error(value)}`;
}

/** Returns the first error in a text, or '' if it is valid. */
function textError(spec: AnyString, value: string): string {
  const { label, min, max, missing = `Enter the ${inSentence(label)}` } = spec;
  if (value.length < min) return missing;
  return (
    lengthError(max, value.length, 'characters') || characterError(spec, value) || formatError(spec, value)
  );
}

/**
 * Returns the schema of strings in which the function finds no error. Does not use zod's `max`, because zod counts code
 * points, whereas the rules count UTF-16 code units. Uses `refine`, which does not abort the validation, so that a
 * form's other checks also run.
 */
export const stringSchema = (z: Zod, errorIn: (value: string) => string) =>
  z.string().refine((value) => errorIn(value) === '', { error: ({ input }) => errorIn(String(input)) });

/** The default behaviour of all string types. */
export const stringType: FieldType<AnyString, string> = {
  schema: (spec, z) => stringSchema(z, (value) => textError(spec, value)),
  /**
   * Omits a minimum above 1, which the format must enforce. Matching a pattern and comparing with a string also reject
   * values of any other type.
   */
  rule({ min, max, format }, value) {
    if (!format) return `${min === 0 ? `${value} is string` : `${value} > ''`} && ${value}.size() <= ${max}`;
    const pattern = quoted(min === 0 ? `(${format.pattern})?` : format.pattern);
    return `${value}.matches(${pattern})${format.decidesLength ? '' : ` && ${value}.size() <= ${max}`}`;
  },
  read: ({ initial }, stored) =>
    typeof stored === 'number' ? String(stored) : typeof stored === 'string' ? stored : initial,
  show: (_, value) => String(value),
};

const isProse = ({ format }: AnyString) => !format;

export const textType: FieldType<TextSpec, string> = {
  ...stringType,
  isProse,
  tidy: (typed) => typed.trim(),
};

export const linesType: FieldType<LinesSpec, string> = { ...stringType, isProse };
