import { type FieldSpec, matchesWhole, type TextSpec } from '@/lib/model/fields';
import { type Collection, fieldsOf } from '@/lib/model/kinds';
import { z } from '@/lib/validation/zod';

type Loose = Record<string, unknown>;

const isLine = (spec: FieldSpec): spec is TextSpec => spec.type === 'text' && !spec.control && !spec.given;

/** The fields of one line. */
const linesOf = (name: Collection) =>
  Object.entries(fieldsOf(name)).flatMap(([field, spec]) => (isLine(spec) ? [{ field, spec }] : []));

/** Values without the spaces around texts of one line. */
export function trimmed(name: Collection, values: object): Loose {
  const all: Loose = { ...values };
  const texts = linesOf(name).flatMap(({ field }) => {
    const value = all[field];
    return typeof value === 'string' ? [[field, value.trim()]] : [];
  });
  return { ...all, ...Object.fromEntries(texts) };
}

/**
 * The schema of a form: it trims texts of one line, and takes of what the record's own schema takes only what makes
 * sense to type. What is stored already may stay.
 */
export function formSchema<Item extends object>(
  name: Collection,
  schema: z.ZodType<Item, Item>,
  stored: object,
): z.ZodType<Item, Item> {
  const before: Loose = { ...stored };
  const demanding = linesOf(name).reduce((refined, { field, spec }) => {
    const { sensible } = spec;
    if (!sensible) return refined;
    const fits = (typed: Item) => {
      const value: unknown = Reflect.get(typed, field);
      return value === before[field] || matchesWhole(sensible.pattern, String(value));
    };
    return refined.refine(fits, {
      path: [field],
      error: `${spec.label} ${sensible.error}`,
    });
  }, schema);
  // Trimming changes no types, which the type system cannot see.
  return z.preprocess((typed) => trimmed(name, Object(typed)), demanding) as unknown as z.ZodType<Item, Item>;
}
