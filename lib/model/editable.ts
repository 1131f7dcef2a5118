import { type Collection, fieldsOf } from './kinds';

type Loose = Record<string, unknown>;

/** Fields of a record under their labels; a value is what the editor's form holds, valid or not. */
export type FieldChange = { field: string; label: string; before: unknown; after: unknown };

/** The fields of a collection that an editor changes, in the order of the model. */
export function editableFields(name: Collection): string[] {
  return Object.entries(fieldsOf(name))
    .filter(([, { given, prefixOfId, factOf }]) => !given && prefixOfId === undefined && !factOf)
    .map(([field]) => field);
}

export const fieldLabel = (name: Collection, field: string): string => fieldsOf(name)[field]?.label ?? field;

/** The fields that say something of the file that another field names: whoever takes the one takes all. */
const factsOf = (name: Collection, field: string): string[] =>
  Object.entries(fieldsOf(name)).flatMap(([fact, { factOf }]) => (factOf === field ? [fact] : []));

/** Whether two field values are the same; times are compared by their moment. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  return a === b;
}

/** A field of a record, with the facts that go where it goes. */
export function takeField(name: Collection, field: string, record: object): Loose {
  const all: Loose = { ...record };
  const fields = [field, ...factsOf(name, field)];
  return Object.fromEntries(fields.map((each) => [each, all[each]]));
}

/** What is shown of a field: its value, or where there are facts, all of them. */
export function shownValue(name: Collection, field: string, record: object): unknown {
  const taken = takeField(name, field, record);
  return Object.keys(taken).length > 1 ? taken : taken[field];
}

/** What an editor would see change from one state of a record to another. */
export function changedFields(name: Collection, before: object, after: object): FieldChange[] {
  const from: Loose = { ...before };
  const to: Loose = { ...after };
  return editableFields(name)
    .filter((field) => !sameValue(from[field], to[field]))
    .map((field) => ({
      field,
      label: fieldLabel(name, field),
      before: shownValue(name, field, from),
      after: shownValue(name, field, to),
    }));
}

/** The editable part of a record. */
export function pickEditable(name: Collection, record: object): Loose {
  return Object.assign({}, ...editableFields(name).map((field) => takeField(name, field, record)));
}

/** What an earlier version brings back: its content, and not when visitors see it. */
export function pickContent(name: Collection, earlier: object): Loose {
  const { publishAt: _, ...content } = pickEditable(name, earlier);
  return content;
}
