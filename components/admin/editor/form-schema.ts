import { tidyAddress } from '@/lib/model/address';
import { type FieldSpec, sensibleError, type TextSpec } from '@/lib/model/fields';
import { type Collection, fieldsOf } from '@/lib/model/kinds';
import { inSentence } from '@/lib/model/schema';
import { z } from '@/lib/validation/zod';

type Loose = Record<string, unknown>;

const isLine = (spec: FieldSpec): spec is TextSpec =>
  spec.type === 'text' && (!spec.control || spec.control === 'link') && !spec.given;

/** Returns the link fields and the plain single-line text fields. */
const linesOf = (name: Collection) =>
  Object.entries(fieldsOf(name)).flatMap(([field, spec]) => (isLine(spec) ? [{ field, spec }] : []));

/** Returns a record's values, with plain single-line text trimmed and link addresses tidied. */
export function trimmed(name: Collection, values: object): Loose {
  const all: Loose = { ...values };
  const texts = linesOf(name).flatMap(({ field, spec }) => {
    const value = all[field];
    if (typeof value !== 'string') return [];
    return [[field, spec.control === 'link' ? tidyAddress(value) : value.trim()]];
  });
  return { ...all, ...Object.fromEntries(texts) };
}

type Demand = { field: string; isMet(typed: Loose): boolean; error: string };

/** Returns the limits that are narrower than those of the record's schema. Unchanged values are exempt. */
const sensibleDemands = (name: Collection, before: Loose): Demand[] =>
  linesOf(name).flatMap(({ field, spec }) => {
    if (!spec.sensible) return [];
    const isMet = (typed: Loose) =>
      typed[field] === before[field] || sensibleError(spec, String(typed[field])) === '';
    return [{ field, isMet, error: `${spec.label} ${spec.sensible.error}` }];
  });

/** Returns the requirements for image descriptions. Optional descriptions and unchanged values are exempt. */
const descriptionDemands = (name: Collection, before: Loose): Demand[] =>
  linesOf(name).flatMap(({ field, spec: { label, describes, neededUnless } }) => {
    if (!describes || !neededUnless) return [];
    const isMet = (typed: Loose) =>
      !typed[describes] ||
      Boolean(typed[field]) ||
      typed[neededUnless] === true ||
      [describes, field, neededUnless].every((each) => typed[each] === before[each]);
    const unless = fieldsOf(name)[neededUnless]?.label;
    return [{ field, isMet, error: `Enter the ${inSentence(label)}, or choose “${unless}”` }];
  });

/**
 * Returns a form's schema, which trims single-line text and limits typed values more narrowly than the record's schema.
 * The narrower limits do not apply to unchanged values.
 */
export function formSchema<Item extends object>(
  name: Collection,
  schema: z.ZodType<Item, Item>,
  stored: object,
): z.ZodType<Item, Item> {
  const before: Loose = { ...stored };
  const demands = [...sensibleDemands(name, before), ...descriptionDemands(name, before)];
  const demanding = demands.reduce(
    (refined, { field, isMet, error }) =>
      refined.refine((typed) => isMet(Object(typed)), { path: [field], error }),
    schema,
  );
  // Trimming keeps the types, which the compiler cannot infer.
  return z.preprocess((typed) => trimmed(name, Object(typed)), demanding) as unknown as z.ZodType<Item, Item>;
}
