import { ApiError } from '../../http/api-error';
import { NAME_FIELD } from '../field-path';
import { parseDocumentName } from '../names';
import { pathKey } from '../values/text-key';
import { valueKey } from '../values/value-key';
import type { WireValue } from '../wire';
import type { Cursor, Order } from './query';

export const NOT_A_NAME = '__key__ filter value must be a Key';

/** Returns the bytes by which field values or names are compared. Throws `INVALID_ARGUMENT` for an invalid name. */
export function comparedKey(root: string, path: string[], value: WireValue): Buffer {
  if (path[0] !== NAME_FIELD) return valueKey(value);
  if (!('referenceValue' in value)) {
    throw new ApiError('INVALID_ARGUMENT', NOT_A_NAME);
  }
  return pathKey(parseDocumentName(root, value.referenceValue));
}

/** Throws `INVALID_ARGUMENT` for a cursor with more values than the request has orders, or with an invalid name. */
export function checkCursor(root: string, cursor: Cursor, explicitOrder: Order[]): void {
  cursor.values.forEach((value, index) => {
    const { path } = explicitOrder[index] ?? {};
    if (!path) throw new ApiError('INVALID_ARGUMENT', 'Cursor has too many values.');
    comparedKey(root, path, value);
  });
}
