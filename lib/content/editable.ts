import { FIELDS, type FieldSpec } from './fields';
import type { Collection } from './records';

/** Fields that the writer stamps, the address decides, or publishing sets: no editor types them. */
const GIVEN = ['id', 'published', 'publishedAt', 'revision', 'updatedAt', 'updatedBy'];

/** The storage path of a PDF follows from its id. */
const DERIVED: Partial<Record<Collection, string[]>> = { Link: ['link'] };

type Loose = Record<string, unknown>;

/** Fields of a record under their labels; a value is what the editor's form holds, valid or not. */
export type FieldChange = { field: string; label: string; before: unknown; after: unknown };

/** The fields of a collection that an editor changes, in the order of the table. */
export function editableFields(name: Collection): string[] {
  const others = [...GIVEN, ...(DERIVED[name] ?? [])];
  return Object.keys(FIELDS[name]).filter((field) => !others.includes(field));
}

export function fieldLabel(name: Collection, field: string): string {
  const specs: Record<string, FieldSpec> = FIELDS[name];
  return specs[field]?.label ?? field;
}

/** Whether two field values are the same; times are compared by their moment. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  return a === b;
}

/** What an editor would see change from one state of a record to another. */
export function changedFields(name: Collection, before: object, after: object): FieldChange[] {
  const from: Loose = { ...before };
  const to: Loose = { ...after };
  return editableFields(name)
    .map((field) => ({ field, label: fieldLabel(name, field), before: from[field], after: to[field] }))
    .filter((change) => !sameValue(change.before, change.after));
}

/** The editable part of a record. */
export function pickEditable(name: Collection, record: object): Loose {
  const all: Loose = { ...record };
  return Object.fromEntries(editableFields(name).map((field) => [field, all[field]]));
}

/** What an earlier version brings back: its content, and not when visitors see it. */
export function pickContent(name: Collection, earlier: object): Loose {
  const { publishAt: _, ...content } = pickEditable(name, earlier);
  return content;
}
