import {
  Double,
  type Encodable,
  encodeFields,
  encodeValue,
  type WireFields,
  type WireValue,
} from 'local-firebase/values';

export { Double, type WireFields, type WireValue };

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

const isRecord = (value: object): value is Fields => Object.getPrototypeOf(value) === Object.prototype;

/** The value with its times fixed. */
function at(value: Value, now: Date): Encodable {
  if (value === NOW) return now;
  if (value === ONE_MORE) throw new Error('Only a field of its own can be counted up.');
  if (value instanceof Ago) return new Date(now.getTime() - value.milliseconds);
  if (Array.isArray(value)) return value.map((item) => at(item, now));
  return typeof value === 'object' && value !== null && isRecord(value) ? fieldsAt(value, now) : value;
}

const fieldsAt = (fields: Fields, now: Date): { [field: string]: Encodable } =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, at(value, now)]));

/** A value in the JSON of Firestore's REST surface; `NOW` becomes the given moment. */
export const toWire = (value: Value, now: Date): WireValue => encodeValue(at(value, now));

export const toWireFields = (fields: Fields, now: Date): WireFields => encodeFields(fieldsAt(fields, now));
