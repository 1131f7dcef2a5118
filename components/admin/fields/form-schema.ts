import { fieldLabel } from '@/lib/model/editable';
import { inSentence } from '@/lib/model/fields/field';
import { sensibleError } from '@/lib/model/fields/text';
import { typeOf } from '@/lib/model/fields/types';
import { type Collection, fieldsOf } from '@/lib/model/kinds';
import { z } from '@/lib/validation/zod';

type Loose = Record<string, unknown>;

/** Returns a record's values, with single-line text trimmed and link addresses tidied. */
export function trimmed(name: Collection, values: object): Loose {
  const all: Loose = { ...values };
  const texts = Object.entries(fieldsOf(name)).flatMap(([field, spec]) => {
    const { tidy } = typeOf(spec);
    const value = all[field];
    return tidy && !spec.given && typeof value === 'string' ? [[field, tidy(value)]] : [];
  });
  return { ...all, ...Object.fromEntries(texts) };
}

type Demand = { field: string; isMet(typed: Loose): boolean; error: string };

/** Returns the limits that are narrower than those of the record's schema. Unchanged values are exempt. */
const sensibleDemands = (name: Collection, before: Loose): Demand[] =>
  Object.entries(fieldsOf(name)).flatMap(([field, spec]) => {
    if (spec.type !== 'text' || !spec.sensible) return [];
    const isMet = (typed: Loose) =>
      typed[field] === before[field] || sensibleError(spec, String(typed[field])) === '';
    return [{ field, isMet, error: `${spec.label} ${spec.sensible.error}` }];
  });

/** Returns the requirements for image descriptions. Optional descriptions and unchanged values are exempt. */
const descriptionDemands = (name: Collection, before: Loose): Demand[] =>
  Object.entries(fieldsOf(name)).flatMap(([image, spec]) => {
    if (spec.type !== 'image') return [];
    const { description: field, decorative } = spec;
    const isMet = (typed: Loose) =>
      !typed[image] ||
      Boolean(typed[field]) ||
      typed[decorative] === true ||
      [image, field, decorative].every((each) => typed[each] === before[each]);
    const error = `Enter the ${inSentence(fieldLabel(name, field))}, or choose “${fieldLabel(name, decorative)}”`;
    return [{ field, isMet, error }];
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
