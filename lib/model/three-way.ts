import { changedFields, editableFields, fieldLabel, sameValue, shownValue, takeField } from './editable';
import { type Collection, partOf } from './kinds';
import { type Choose, chosenText, isConflict, type MergedText, mergeForm, mergeText } from './merge-text';
import { textIn } from './text-in';

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
  /** Fields that only the colleague changed, and the article if both people's changes to it were merged. */
  merged: FieldConflict[];
  /**
   * Fields that the editor and the colleague changed to different values, so the editor must choose. The form keeps the
   * editor's values. The versions of an article differ only in the blocks that both changed.
   */
  open: FieldConflict[];
};

/** Merges two editors' changes to different fields, or to different blocks of the article. */
export function mergeWork(name: Collection, states: States): Merge {
  const found = threeWay(name, states);
  const article = mergeArticle(name, states);
  const fields = found.map(({ field, natural }) => takeField(name, field, states[natural]));
  const others = found.filter(({ field }) => field !== article?.field);
  const texts = found.filter(({ field }) => field === article?.field);
  return {
    values: Object.assign({}, ...fields, article && takeField(name, article.field, article.mine)),
    merged: [
      ...others.filter(({ both, natural }) => !both && natural === 'theirs'),
      ...texts.filter(() => article?.mine !== states.mine),
    ],
    open: [
      ...others.filter(({ both }) => both),
      ...(article?.hasConflict ? texts.map((text) => ({ ...text, ...article.versions })) : []),
    ],
  };
}

/** Merges an article that both people changed differently; null otherwise. `mine` is the editor's record with the result. */
function mergeArticle(name: Collection, { base, mine, theirs }: States) {
  const part = partOf(name);
  if (!part) return null;
  const { field, pointer } = part;
  const [before, own, other] = [textIn(base, field), textIn(mine, field), textIn(theirs, field)];
  if (own === before || other === before || own === other) return null;
  const merged = mergeText(before, own, other);
  const text = chosenText(merged, 'mine');
  return {
    field,
    mine: text === own ? mine : { ...mine, [field]: text, [pointer]: '' },
    hasConflict: merged.some(isConflict),
    versions: { base: chosenText(merged, 'base'), mine: text, theirs: chosenText(merged, 'theirs') },
  };
}

/** Merges the form's article with a version of it that is in conflict; null if the field is not the article. */
export const mergeOpen = (name: Collection, { field, base, theirs }: FieldConflict, form: object) =>
  field === partOf(name)?.field ? mergeForm(String(base), textIn(form, field), String(theirs)) : null;

/** Returns the values that put the chosen version of each block into the form. */
export function takeBlocks(name: Collection, merged: MergedText, choose: Choose): Record<string, unknown> {
  const part = partOf(name);
  return part ? { [part.field]: chosenText(merged, choose), [part.pointer]: '' } : {};
}
