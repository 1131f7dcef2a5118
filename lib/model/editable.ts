import { type Collection, fieldsOf } from './kinds';

type Loose = Record<string, unknown>;

/** A field's values before and after a change, whether valid or not. */
export type FieldChange = { field: string; label: string; before: unknown; after: unknown };

/** The fields of a collection that editors can change, in the model's order. */
export function editableFields(name: Collection): string[] {
  return Object.entries(fieldsOf(name))
    .filter(([, { given, prefixOfId, factOf }]) => !given && prefixOfId === undefined && !factOf)
    .map(([field]) => field);
}

export const fieldLabel = (name: Collection, field: string): string => fieldsOf(name)[field]?.label ?? field;

/** Whether a field holds prose, in which changed words can be marked, rather than a formatted value or an option. */
export function isProse(name: Collection, field: string): boolean {
  const spec = fieldsOf(name)[field];
  return spec?.type === 'text' && !spec.format && !spec.choices;
}

/** Whether a field identifies a file that is stored when the record is saved. */
export const isFile = (name: Collection, field: string): boolean => {
  const spec = fieldsOf(name)[field];
  return spec?.type === 'text' && spec.control === 'file';
};

/** The fields that describe the file or text in `field`, such as its size or hash, and are copied with it. */
const factsOf = (name: Collection, field: string): string[] =>
  Object.entries(fieldsOf(name)).flatMap(([fact, { factOf }]) => (factOf === field ? [fact] : []));

/** Whether two field values are the same; times are compared as instants. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  return a === b;
}

/** The values of a record's field and of the fields that are copied with it. */
export function takeField(name: Collection, field: string, record: object): Loose {
  const all: Loose = { ...record };
  const fields = [field, ...factsOf(name, field)];
  return Object.fromEntries(fields.map((each) => [each, all[each]]));
}

/** A field's value as displayed. The value of a file field includes the file's metadata. */
export function shownValue(name: Collection, field: string, record: object): unknown {
  const taken = takeField(name, field, record);
  if (fieldsOf(name)[field]?.apart) return taken[field];
  return Object.keys(taken).length > 1 ? taken : taken[field];
}

/** The editable fields that differ between two states of a record. */
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

/** The values of a record's editable fields and of the fields that are copied with them. */
export function pickEditable(name: Collection, record: object): Loose {
  return Object.assign({}, ...editableFields(name).map((field) => takeField(name, field, record)));
}

/** The values that are restored from an earlier version: those of the editable fields, except the scheduled times. */
export function pickContent(name: Collection, earlier: object): Loose {
  const { publishAt: _from, unpublishAt: _until, ...content } = pickEditable(name, earlier);
  return content;
}

/** The descriptions that stayed the same although the pictures that they describe were replaced. */
export function outdatedDescriptions(name: Collection, before: object, after: object): string[] {
  const from: Loose = { ...before };
  const to: Loose = { ...after };
  return Object.entries(fieldsOf(name)).flatMap(([field, { type, describes }]) => {
    if (type !== 'text' || !describes || !to[field] || to[field] !== from[field]) return [];
    const isReplaced = Boolean(from[describes] && to[describes]) && from[describes] !== to[describes];
    return isReplaced ? [field] : [];
  });
}
