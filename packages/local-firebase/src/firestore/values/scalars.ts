import { ApiError } from '../../http/api-error';
import { referenceSegments } from '../names';
import { formatTime, parseTime } from '../time';
import type { WireValue } from '../wire';
import { wholeNumber } from './whole-number';

const INT64 = { least: -(2n ** 63n), most: 2n ** 63n - 1n };
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

export const invalidValue = (message: string) => new ApiError('INVALID_ARGUMENT', message);

function readInteger(value: unknown): string {
  const whole = wholeNumber(value);
  if (whole === null || whole < INT64.least || whole > INT64.most) {
    throw invalidValue(`${JSON.stringify(value)} is not a 64-bit integer.`);
  }
  return whole.toString();
}

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;
const SPECIAL: unknown[] = ['NaN', 'Infinity', '-Infinity'];

/** Parses a number, numeric text or a special value. Returns null for anything else, and for a number out of range. */
function numberIn(value: unknown): number | null {
  if (SPECIAL.includes(value)) return Number(value);
  const number = typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/**
 * Returns NaN, infinities and negative zero as strings, because JSON cannot represent NaN and infinities, and
 * `JSON.stringify` drops the sign of zero.
 */
function readDouble(value: unknown): number | 'NaN' | 'Infinity' | '-Infinity' | '-0' {
  const number = numberIn(value);
  if (number === null) throw invalidValue(`${JSON.stringify(value)} is not a double.`);
  if (Number.isNaN(number)) return 'NaN';
  if (number === Number.POSITIVE_INFINITY) return 'Infinity';
  if (number === Number.NEGATIVE_INFINITY) return '-Infinity';
  return Object.is(number, -0) ? '-0' : number;
}

/** Source: Firestore's documentation, 'Usage and limits'. */
const MAX_VALUE_BYTES = 1_048_487;
const tooLong = () => invalidValue(`A value must not be longer than ${MAX_VALUE_BYTES} bytes.`);

function readText(value: unknown, what: string): string {
  if (typeof value !== 'string') throw invalidValue(`${JSON.stringify(value)} is not a valid ${what}.`);
  if (value.length > MAX_VALUE_BYTES / 3 && Buffer.byteLength(value) > MAX_VALUE_BYTES) throw tooLong();
  if (/\p{Surrogate}/u.test(value)) throw invalidValue('A string must be valid Unicode.');
  return value;
}

function readBytes(value: unknown): string {
  if (typeof value !== 'string') throw invalidValue(`${JSON.stringify(value)} is not base64.`);
  const text = value;
  if (!BASE64.test(text) || text.replace(/=+$/, '').length % 4 === 1)
    throw invalidValue('A bytesValue must be base64.');
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length > MAX_VALUE_BYTES) throw tooLong();
  return bytes.toString('base64');
}

function readCoordinate(value: unknown, limit: number): number {
  if (value === undefined) return 0;
  const number = numberIn(value);
  if (number !== null && Math.abs(number) <= limit) return number;
  throw invalidValue(`${JSON.stringify(value)} is not a number from -${limit} to ${limit}.`);
}

function readPoint(value: unknown): { latitude?: number; longitude?: number } {
  if (typeof value !== 'object' || value === null) throw invalidValue('A geoPointValue must be an object.');
  const { latitude, longitude, ...rest } = value as { latitude?: unknown; longitude?: unknown };
  if (Object.keys(rest).length > 0)
    throw invalidValue(`A geoPointValue must not contain '${Object.keys(rest)[0]}'.`);
  const point = { latitude: readCoordinate(latitude, 90), longitude: readCoordinate(longitude, 180) };
  return {
    ...(point.latitude && { latitude: point.latitude }),
    ...(point.longitude && { longitude: point.longitude }),
  };
}

function readReference(value: unknown): string {
  const name = readText(value, 'reference');
  referenceSegments(name);
  return name;
}

/** For each scalar type, a function that converts a value to its canonical JSON, or throws `INVALID_ARGUMENT`. */
export const SCALAR_READERS: Record<string, (value: unknown) => WireValue> = {
  nullValue: (value) => {
    if (value !== null && value !== 'NULL_VALUE') throw invalidValue('A nullValue must be null.');
    return { nullValue: null };
  },
  booleanValue: (value) => {
    if (value === 'true' || value === 'false') return { booleanValue: value === 'true' };
    if (typeof value !== 'boolean') throw invalidValue(`${JSON.stringify(value)} is not a boolean.`);
    return { booleanValue: value };
  },
  integerValue: (value) => ({ integerValue: readInteger(value) }),
  doubleValue: (value) => ({ doubleValue: readDouble(value) }),
  timestampValue: (value) => ({ timestampValue: formatTime(parseTime(readText(value, 'time'))) }),
  stringValue: (value) => ({
    stringValue: readText(typeof value === 'number' ? String(value) : value, 'string'),
  }),
  bytesValue: (value) => ({ bytesValue: readBytes(value) }),
  referenceValue: (value) => ({ referenceValue: readReference(value) }),
  geoPointValue: (value) => ({ geoPointValue: readPoint(value) }),
};
