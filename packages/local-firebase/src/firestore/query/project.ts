import { NAME_FIELD } from '../field-path';
import { fieldAt, setField } from '../values/fields';
import type { WireDocument, WireFields } from '../wire';

/** Returns a document with only the fields at the given paths. */
export function project(document: WireDocument, paths: readonly string[][]): Partial<WireDocument> {
  const { name, fields, ...times } = document;
  const kept: WireFields = {};
  for (const path of paths) {
    const value = path[0] === NAME_FIELD ? undefined : fieldAt(fields, path);
    if (value) setField(kept, path, value);
  }
  return { name, ...(Object.keys(kept).length > 0 && { fields: kept }), ...times };
}
