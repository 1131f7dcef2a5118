import { GROUPS, type Group } from './fields/field';
import { typeOf } from './fields/types';
import { type Collection, fieldsOf } from './kinds';
import { textIn } from './text-in';

type Loose = Record<string, unknown>;

/** A field's values before and after a change, whether valid or not. */
export type FieldChange = { field: string; label: string; before: unknown; after: unknown };

/** Returns the fields that describe the file or text in `field`, such as its size or hash, and are copied with it. */
function factsOf(name: Collection, field: string): readonly string[] {
  const spec = fieldsOf(name)[field];
  return spec && 'facts' in spec ? spec.facts : [];
}

/** The fields of a collection that editors can change, in the model's order. */
export function editableFields(name: Collection): string[] {
  const specs = fieldsOf(name);
  const facts = Object.keys(specs).flatMap((field) => factsOf(name, field));
  return Object.entries(specs)
    .filter(([field, { given, type }]) => !given && type !== 'path' && !facts.includes(field))
    .map(([field]) => field);
}

/** The editable fields in one part of the editor. An article is last, because it is the longest. */
export function fieldsIn(name: Collection, group: Group): string[] {
  const specs = fieldsOf(name);
  const fields = editableFields(name).filter((field) => (specs[field]?.group ?? 'details') === group);
  const isArticle = (field: string) => Number(specs[field]?.type === 'article');
  return fields.toSorted((a, b) => isArticle(a) - isArticle(b));
}

/** The groups beside the sheet that have fields. */
export const groupsOf = (name: Collection) =>
  GROUPS.filter((group) => group !== 'sheet').filter((group) => fieldsIn(name, group).length > 0);

/** Returns the first changed value in a group of fields, as displayed, or '' if every field has its initial value. */
export function answerOf(name: Collection, group: Group, record: object): string {
  const values: Loose = { ...record };
  for (const field of fieldsIn(name, group)) {
    const spec = fieldsOf(name)[field];
    if (!spec || sameValue(values[field] ?? spec.initial, spec.initial)) continue;
    return spec.type === 'boolean' ? spec.label : typeOf(spec).show(spec, values[field]);
  }
  return '';
}

export const fieldLabel = (name: Collection, field: string): string => fieldsOf(name)[field]?.label ?? field;

/** Whether a field holds prose, in which changed words can be marked, rather than a formatted value or an option. */
export function isProse(name: Collection, field: string): boolean {
  const spec = fieldsOf(name)[field];
  return (spec && typeOf(spec).isProse?.(spec)) ?? false;
}

/** Whether a field identifies a file that is stored when the record is saved. */
const isFile = (name: Collection, field: string): boolean => fieldsOf(name)[field]?.type === 'file';

/** Returns the addresses to which a record's fields and text link. */
export const linksOf = (name: Collection, record: object): string[] =>
  Object.entries(fieldsOf(name)).flatMap(
    ([field, spec]) => typeOf(spec).links?.(textIn(record, field)) ?? [],
  );

/** Whether two values are the same, as fields or as displayed. Times are compared as instants. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  // A file is displayed with its metadata.
  if (isObject(a) && isObject(b)) return Object.keys(a).every((key) => sameValue(a[key], b[key]));
  return a === b;
}

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** The values of a record's field and of the fields that are copied with it. */
export function takeField(name: Collection, field: string, record: object): Loose {
  const all: Loose = { ...record };
  const fields = [field, ...factsOf(name, field)];
  return Object.fromEntries(fields.map((each) => [each, all[each]]));
}

/** The fields of a record's file; none if its kind has no file. */
export const fileIn = (name: Collection, record: object): Loose =>
  Object.assign(
    {},
    ...editableFields(name)
      .filter((field) => isFile(name, field))
      .map((field) => takeField(name, field, record)),
  );

/** A field's value as displayed. The value of a file field includes the file's metadata. */
export function shownValue(name: Collection, field: string, record: object): unknown {
  const taken = takeField(name, field, record);
  return isFile(name, field) ? taken : taken[field];
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

/** Returns the description fields that are unchanged although their images were replaced. */
export function outdatedDescriptions(name: Collection, before: object, after: object): string[] {
  const from: Loose = { ...before };
  const to: Loose = { ...after };
  return Object.entries(fieldsOf(name)).flatMap(([image, spec]) => {
    if (spec.type !== 'image') return [];
    const { description } = spec;
    const isReplaced = Boolean(from[image] && to[image]) && from[image] !== to[image];
    return isReplaced && to[description] && to[description] === from[description] ? [description] : [];
  });
}
