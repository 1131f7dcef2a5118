/** Stored as a double even where it is whole. */
export class Double {
  constructor(readonly value: number) {}
}

/** So many milliseconds before the moment at which a cell is tried; negative ones lie ahead. */
export class Ago {
  constructor(readonly milliseconds: number) {}
}

/** The time of the request, as the server writes it. */
export const NOW = Symbol('now');

/** One more than is stored; the write that holds it changes only the fields it names. */
export const ONE_MORE = Symbol('one more');

export type Value =
  | null
  | boolean
  | number
  | string
  | Date
  | Double
  | Ago
  | typeof NOW
  | typeof ONE_MORE
  | Uint8Array
  | Value[]
  | { [field: string]: Value };

export type Fields = Record<string, Value>;

export type WireValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { arrayValue: { values: WireValue[] } }
  | { mapValue: { fields: WireFields } };

export type WireFields = { [field: string]: WireValue };

function wireObject(value: Exclude<Value, null | boolean | number | string | symbol>, now: Date): WireValue {
  if (value instanceof Double) return { doubleValue: value.value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Ago)
    return { timestampValue: new Date(now.getTime() - value.milliseconds).toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return { arrayValue: { values: value.map((item) => toWire(item, now)) } };
  return { mapValue: { fields: toWireFields(value, now) } };
}

/** A value in the JSON of Firestore's REST surface; `NOW` becomes the given moment. */
export function toWire(value: Value, now: Date): WireValue {
  if (value === null) return { nullValue: null };
  if (value === NOW) return { timestampValue: now.toISOString() };
  if (value === ONE_MORE) throw new Error('Only a field of its own can be counted up.');
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  return wireObject(value, now);
}

export const toWireFields = (fields: Fields, now: Date): WireFields =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, toWire(value, now)]));
