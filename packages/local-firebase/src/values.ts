import type { WireFields, WireValue } from './firestore/wire';

export type { WireFields, WireValue } from './firestore/wire';

/** A number that is stored as a double even if it is whole. */
export class Double {
  constructor(readonly value: number) {}
}

export type Encodable =
  | null
  | boolean
  | number
  | bigint
  | string
  | Date
  | Double
  | Uint8Array
  | readonly Encodable[]
  | { readonly [field: string]: Encodable };

function encodeDouble(value: number): WireValue {
  if (Number.isNaN(value)) return { doubleValue: 'NaN' };
  if (Number.isFinite(value)) return { doubleValue: Object.is(value, -0) ? '-0' : value };
  return { doubleValue: value > 0 ? 'Infinity' : '-Infinity' };
}

function encodeNumber(value: number): WireValue {
  const isInteger = Number.isSafeInteger(value) && !Object.is(value, -0);
  return isInteger ? { integerValue: String(value) } : encodeDouble(value);
}

/** Returns a value as JSON for Firestore's REST API. As in the SDK, safe integers except -0 become integers. */
export function encodeValue(value: Encodable): WireValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return encodeNumber(value);
  if (typeof value === 'bigint') return { integerValue: String(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Double) return encodeDouble(value.value);
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (isList(value)) return { arrayValue: { values: value.map(encodeValue) } };
  return { mapValue: { fields: encodeFields(value) } };
}

const isList = (value: object): value is readonly Encodable[] => Array.isArray(value);

/** Returns a document's fields as JSON for Firestore's REST API. */
export function encodeFields(fields: { readonly [field: string]: Encodable }): WireFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encodeValue(value)]));
}
