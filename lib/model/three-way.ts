import { changedFields, editableFields, fieldLabel, sameValue, shownValue } from './editable';
import type { Collection } from './kinds';

/** A field that an editor and a colleague left different, and what it was before both. */
export type FieldConflict = {
  field: string;
  label: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** Both changed it; otherwise only one did, and that one's value is the natural choice. */
  both: boolean;
  natural: 'mine' | 'theirs';
};

type States = { base: object; mine: object; theirs: object };

/** Compares an editor's work with what a colleague stored meanwhile, field by field. Agreement is left out. */
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
