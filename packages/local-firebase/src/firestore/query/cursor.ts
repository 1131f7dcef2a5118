import { ApiError } from '../../http/api-error';
import { NAME_FIELD } from '../field-path';
import { parseDocumentName } from '../names';
import { pathKey } from '../values/text-key';
import { valueKey } from '../values/value-key';
import type { WireValue } from '../wire';
import type { Cursor, Order } from './query';

export const NOT_A_NAME = '__key__ filter value must be a Key';

/** The bytes by which field values or document names are compared. Throws for invalid names. */
export function comparedKey(root: string, path: string[], value: WireValue): Buffer {
  if (path[0] !== NAME_FIELD) return valueKey(value);
  if (!('referenceValue' in value)) {
    throw new ApiError('INVALID_ARGUMENT', NOT_A_NAME);
  }
  return pathKey(parseDocumentName(root, value.referenceValue));
}

/** Refuses cursors with more values than the request has orders, and invalid document names. */
export function checkCursor(root: string, cursor: Cursor, explicitOrder: Order[]): void {
  cursor.values.forEach((value, index) => {
    const { path } = explicitOrder[index] ?? {};
    if (!path) throw new ApiError('INVALID_ARGUMENT', 'Cursor has too many values.');
    comparedKey(root, path, value);
  });
}
