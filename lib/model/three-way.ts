import { changedFields, editableFields, fieldLabel, sameValue, shownValue, takeField } from './editable';
import { type Collection, partOf } from './kinds';
import { withTheirParagraphs } from './merge-text';

/** A field that differs between an editor's and a colleague's version, with the value before their changes. */
export type FieldConflict = {
  field: string;
  label: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** Whether the two changes conflict. If not, `natural` is the side whose value applies. */
  both: boolean;
  natural: 'mine' | 'theirs';
};

export type States = { base: object; mine: object; theirs: object };

/**
 * Compares an editor's changes with a colleague's, field by field. Omits fields that have the same value in both
 * versions.
 */
export function threeWay(name: Collection, { base, mine, theirs }: States): FieldConflict[] {
  const differs = (a: object, b: object) => new Set(changedFields(name, a, b).map(({ field }) => field));
  const [iChanged, theyChanged] = [differs(base, mine), differs(base, theirs)];
  const [my, their]: Record<string, unknown>[] = [{ ...mine }, { ...theirs }];
  return editableFields(name)
    .filter((field) => !sameValue(my?.[field], their?.[field]))
    .map((field) => ({
      field,
      label: fieldLabel(name, field),
      base: shownValue(name, field, base),
      mine: shownValue(name, field, mine),
      theirs: shownValue(name, field, theirs),
      both: iChanged.has(field) && theyChanged.has(field),
      natural: iChanged.has(field) ? 'mine' : 'theirs',
    }));
}

/** The result of merging an editor's changes into a colleague's newer version of the record. */
export type Merge = {
  /** The values of fields that differ: the editor's if the editor changed the field, otherwise the colleague's. */
  values: Record<string, unknown>;
  /** Fields that only the colleague changed, and the text if both people's changes to it were merged. */
  merged: FieldConflict[];
  /**
   * Fields that the editor and the colleague changed to different values, so the editor must choose. The form keeps the
   * editor's values.
   */
  open: FieldConflict[];
};

/** Merges two editors' changes to different fields, or to different paragraphs of the text. */
export function mergeWork(name: Collection, { base, mine: own, theirs }: States): Merge {
  const mine = withTheirParagraphs(name, { base, mine: own, theirs });
  const states = { base, mine, theirs };
  const text = mine === own ? undefined : partOf(name)?.field;
  const found = threeWay(name, states).map((one) => (one.field === text ? { ...one, both: false } : one));
  const fields = found.map(({ field, natural }) => takeField(name, field, states[natural]));
  return {
    values: Object.assign({}, ...fields),
    merged: found.filter(({ field, both, natural }) => !both && (natural === 'theirs' || field === text)),
    open: found.filter(({ both }) => both),
  };
}
