import { ApiError } from '../../http/api-error';
import { formatFieldPath } from '../field-path';
import { valueKey } from '../values/value-key';
import { vectorNumbers } from '../values/vector';
import type { WireFields, WireValue } from '../wire';

/** The kinds of index entry: for a field's whole value, or for one element of the field's list. */
export const ENTRY_KIND = { value: 0, element: 1 } as const;

export type IndexEntry = { field: string; kind: number; value: Buffer };

/** Source: Firestore's documentation, 'Usage and limits'. */
const MAX_ENTRIES = 40_000;

function elementsOf(field: string, values: WireValue[]): IndexEntry[] {
  const keys = values.map(valueKey);
  const distinct = new Map(keys.map((key) => [key.toString('latin1'), key]));
  return [...distinct.values()].map((value) => ({ field, kind: ENTRY_KIND.element, value }));
}

function collect(path: readonly string[], fields: WireFields, entries: IndexEntry[]): void {
  for (const [name, value] of Object.entries(fields)) {
    const inner = [...path, name];
    const field = formatFieldPath(inner);
    entries.push({ field, kind: ENTRY_KIND.value, value: valueKey(value) });
    if ('arrayValue' in value) {
      for (const entry of elementsOf(field, value.arrayValue.values ?? [])) entries.push(entry);
    }
    if (entries.length > MAX_ENTRIES) {
      throw new ApiError(
        'INVALID_ARGUMENT',
        `A document must not have more than ${MAX_ENTRIES} index entries.`,
      );
    }
    const innerFields = 'mapValue' in value ? (value.mapValue.fields ?? {}) : {};
    if (!vectorNumbers(innerFields)) collect(inner, innerFields, entries);
  }
}

/** Returns the entries by which queries find a document. Throws `INVALID_ARGUMENT` for more than `MAX_ENTRIES`. */
export function indexEntries(fields: WireFields): IndexEntry[] {
  const entries: IndexEntry[] = [];
  collect([], fields, entries);
  return entries;
}
