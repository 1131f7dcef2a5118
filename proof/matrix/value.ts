import {
  Double,
  type Encodable,
  encodeFields,
  encodeValue,
  type WireFields,
  type WireValue,
} from 'local-firebase/values';

export { Double, type WireFields, type WireValue };

export const DAY = 86_400_000;

/** A time `milliseconds` before the request; negative values are in the future. */
export class Ago {
  constructor(readonly milliseconds: number) {}
}

/** The day `days` before that of the request in UTC, as records store it, such as '2026-03-31'. */
export class DaysAgo {
  constructor(readonly days: number) {}
}

/** The request time, set by the server. */
export const NOW = Symbol('now');

/** An increment of the stored value. A write that contains it changes only the fields that the write names. */
export const ONE_MORE = Symbol('one more');

export type Value =
  | null
  | boolean
  | number
  | string
  | Date
  | Double
  | Ago
  | DaysAgo
  | typeof NOW
  | typeof ONE_MORE
  | Uint8Array
  | Value[]
  | { [field: string]: Value };

export type Fields = Record<string, Value>;

const isMap = (value: Value): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Returns the value with each value inside its lists and maps replaced. */
function replaced(value: Value, replace: (inner: Value) => Value): Value {
  if (Array.isArray(value)) return value.map((item) => replaced(item, replace));
  return isMap(value) ? replacedFields(value, replace) : replace(value);
}

/** Returns the fields with each value inside them replaced. */
export const replacedFields = (fields: Fields, replace: (inner: Value) => Value): Fields =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, replaced(value, replace)]));

/** Resolves a relative time or day. */
function at(value: Value, now: Date): Value {
  if (value === NOW) return now;
  if (value === ONE_MORE)
    throw new Error('ONE_MORE must be the value of a whole field, not part of a list or map.');
  if (value instanceof DaysAgo) {
    return new Date(now.getTime() - value.days * DAY).toISOString().slice(0, 10);
  }
  return value instanceof Ago ? new Date(now.getTime() - value.milliseconds) : value;
}

/** Returns the value in Firestore's REST format. Times are relative to `now`. */
export const toWire = (value: Value, now: Date): WireValue =>
  encodeValue(replaced(value, (inner) => at(inner, now)) as Encodable);

export const toWireFields = (fields: Fields, now: Date): WireFields =>
  encodeFields(replacedFields(fields, (inner) => at(inner, now)) as Record<string, Encodable>);
