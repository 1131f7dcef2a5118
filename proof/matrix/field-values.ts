import type { Format } from '@/lib/model/fields/format';
import type { FieldSpec } from '@/lib/model/fields/types';
import { type Collection, fieldsOf } from '@/lib/model/kinds';
import { type JudgedField, judgedFields } from './specification';
import * as texts from './texts';
import { Double, type Value } from './value';

type TypeName = 'null' | 'boolean' | 'integer' | 'double' | 'text' | 'time' | 'list' | 'map' | 'bytes';

/** Values of every type. A list, a map and the bytes have a size that would be valid for some strings. */
const OF_TYPE: Record<TypeName, Value[]> = {
  null: [null],
  boolean: [true, false],
  integer: [0, 1, 2025],
  double: [0.5, new Double(1)],
  text: ['', 'true', '2025'],
  time: [new Date('2026-01-01T00:00:00Z')],
  list: [[], ['x', 'x', 'x', 'x']],
  map: [{}, { a: 1, b: 2, c: 3, d: 4 }],
  bytes: [new Uint8Array([50, 48, 50, 53])],
};

/** The types of the values that fields of a type accept, other than text. */
const TAKES: Partial<Record<FieldSpec['type'], TypeName[]>> = {
  integer: ['integer'],
  boolean: ['boolean'],
  time: ['time', 'null'],
};

export type FieldCase = { field: string; what: string; value: Value; sound: boolean };

const shown = (value: Value) =>
  value instanceof Double ? `double ${value.value}` : JSON.stringify(value).slice(0, 60);

/** Returns cases with values of every type that the field does not accept. */
function wrongTypes(field: string, spec: JudgedField): FieldCase[] {
  const taken: string[] = TAKES[spec.type] ?? ['text'];
  return Object.entries(OF_TYPE)
    .filter(([type]) => !taken.includes(type))
    .flatMap(([type, values]) =>
      values.map((value) => ({
        field,
        what: `${field} is the ${type} ${shown(value)}`,
        value,
        sound: false,
      })),
    );
}

/** Returns a string of this many UTF-16 units, in the required format if the field is an image or a link. */
function textOf(field: string, length: number, filler: string): string {
  const [before, after] =
    field === 'image' ? ['images/', '.png'] : field === 'link' ? ['https://', ''] : ['', ''];
  return before + filler.repeat((length - before.length - after.length) / filler.length) + after;
}

type Limits = { min: number; max: number };

function lengths(field: string, { min, max }: Limits): FieldCase[] {
  const filler = field === 'year' || field === 'sha256' ? '2' : 'x';
  const ascii = [...new Set([min - 1, min, max, max + 1])].filter((length) => length >= 0);
  const cases = ascii.map((length) => ({
    length,
    text: length < 20 ? filler.repeat(length) : textOf(field, length, filler),
  }));
  const emoji = [max, max + 2].map((length) => ({ length, text: textOf(field, length, '😀') }));
  return [...cases, ...(['image', 'year', 'sha256'].includes(field) ? [] : emoji)]
    .filter(({ length }) => !(field === 'image' || field === 'link') || length === 0 || length >= 20)
    .map(({ length, text }, index) => ({
      field,
      what: `${field} has ${length} units${index >= ascii.length ? ' of emoji' : ''}`,
      value: text,
      sound: length >= min && length <= max,
    }));
}

const FORMS: Record<string, [good: string[], bad: string[]]> = {
  link: [texts.GOOD_LINKS, texts.BAD_LINKS],
  image: [texts.GOOD_IMAGES, texts.BAD_IMAGES],
  language: [texts.GOOD_LANGUAGES, texts.BAD_LANGUAGES],
  translationOf: [texts.GOOD_ARTICLES, texts.BAD_ARTICLES],
  year: [texts.GOOD_YEARS, texts.BAD_YEARS],
  sha256: [texts.GOOD_HASHES, texts.BAD_HASHES],
};

function forms(field: string): FieldCase[] {
  const [good = [], bad = []] = FORMS[field] ?? [];
  const cases = (values: string[], sound: boolean) =>
    values.map((value) => ({ field, what: `${field} is ${JSON.stringify(value)}`, value, sound }));
  return [...cases(good, true), ...cases(bad, false)];
}

function integers(field: string, { min, max }: Limits): FieldCase[] {
  return [min - 1, min, max, max + 1, Number.MAX_SAFE_INTEGER].map((value) => ({
    field,
    what: `${field} is ${value}`,
    value,
    sound: value >= min && value <= max,
  }));
}

/**
 * Returns cases for a string of the maximum length and for a string that is one unit longer. Both are made by padding
 * the example after its last hyphen or slash.
 */
function filledForms(field: string, { max }: Limits, example: string): FieldCase[] {
  const at = Math.max(example.lastIndexOf('-'), example.lastIndexOf('/')) + 1;
  return [max, max + 1].map((length) => ({
    field,
    what: `${field} has ${length} units`,
    value: example.slice(0, at) + 'x'.repeat(length - example.length) + example.slice(at),
    sound: length <= max,
  }));
}

const required = (field: string, { min }: Limits): FieldCase[] => [
  { field, what: `${field} is empty`, value: '', sound: min === 0 },
];

/** Returns cases for a format without a list of examples in `FORMS`. */
const modelledForm = (field: string, limits: Limits, { example, decidesLength }: Format): FieldCase[] => [
  { field, what: `${field} is ${JSON.stringify(example)}`, value: example, sound: true },
  { field, what: `${field} is a control character`, value: '\u0000', sound: false },
  ...(decidesLength ? [] : filledForms(field, limits, example)),
];

function textCases(field: string, limits: Limits, format?: Format): FieldCase[] {
  // Values of these fields cannot be padded to a length.
  if (['language', 'translationOf'].includes(field)) return [...forms(field), ...required(field, limits)];
  if (format && !(field in FORMS)) return modelledForm(field, limits, format);
  return [...lengths(field, limits), ...forms(field)];
}

function onTheEdge(field: string, judged: JudgedField, modelled?: FieldSpec): FieldCase[] {
  if ('min' in judged) {
    const format = modelled && 'format' in modelled ? modelled.format : undefined;
    return judged.type === 'integer' ? integers(field, judged) : textCases(field, judged, format);
  }
  if (judged.type !== 'time') return [];
  return [null, new Date('2100-01-01'), new Date('2000-01-01')].map((value) => ({
    field,
    what: `${field} is ${value?.toISOString() ?? 'null'}`,
    value,
    sound: true,
  }));
}

/** Returns cases with values at and around the limits of every editable field, and with values of wrong types. */
export function fieldCases(name: Collection): FieldCase[] {
  const modelled = fieldsOf(name);
  return Object.entries(judgedFields(name)).flatMap(([field, judged]) => {
    const spec = modelled[field];
    // Fields that are determined by the request, by the id or by a separate rule have their own cases.
    const own = spec?.given || spec?.type === 'path' || spec?.type === 'slug';
    return [...wrongTypes(field, judged), ...(own ? [] : onTheEdge(field, judged, spec))];
  });
}
