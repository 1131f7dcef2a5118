import {
  Double,
  type Encodable,
  encodeFields,
  encodeValue,
  type WireFields,
  type WireValue,
} from 'local-firebase/values';

export { Double, type WireFields, type WireValue };

/** A time `milliseconds` before the request; negative values are in the future. */
export class Ago {
  constructor(readonly milliseconds: number) {}
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
  | typeof NOW
  | typeof ONE_MORE
  | Uint8Array
  | Value[]
  | { [field: string]: Value };

export type Fields = Record<string, Value>;

const isRecord = (value: object): value is Fields => Object.getPrototypeOf(value) === Object.prototype;

/** Resolves the value's relative times. */
function at(value: Value, now: Date): Encodable {
  if (value === NOW) return now;
  if (value === ONE_MORE)
    throw new Error('ONE_MORE must be the value of a whole field, not part of a list or map.');
  if (value instanceof Ago) return new Date(now.getTime() - value.milliseconds);
  if (Array.isArray(value)) return value.map((item) => at(item, now));
  return typeof value === 'object' && value !== null && isRecord(value) ? fieldsAt(value, now) : value;
}

const fieldsAt = (fields: Fields, now: Date): { [field: string]: Encodable } =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, at(value, now)]));

/** Returns the value in Firestore's REST format. Times are relative to `now`. */
export const toWire = (value: Value, now: Date): WireValue => encodeValue(at(value, now));

export const toWireFields = (fields: Fields, now: Date): WireFields => encodeFields(fieldsAt(fields, now));
