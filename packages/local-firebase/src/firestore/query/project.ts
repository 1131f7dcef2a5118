import { NAME_FIELD } from '../field-path';
import { fieldAt, withField } from '../values/fields';
import type { WireDocument, WireFields } from '../wire';

/** Returns a document with only the fields at the given paths. */
export function project(document: WireDocument, paths: readonly string[][]): Partial<WireDocument> {
  const { name, fields, ...times } = document;
  const kept = paths
    .filter(([name]) => name !== NAME_FIELD)
    .reduce<WireFields>((into, path) => {
      const value = fieldAt(fields, path);
      return value ? withField(into, path, value) : into;
    }, {});
  return { name, ...(Object.keys(kept).length > 0 && { fields: kept }), ...times };
}
