import { createHash } from 'node:crypto';
import { referenceSegments } from '../names';
import { parseTime } from '../time';
import type { WireFields, WireValue } from '../wire';
import { numberKey } from './number-key';
import { bytesKey, pathKey, textKey } from './text-key';
import { vectorNumbers } from './vector';

/** The first byte of each type's keys, in Firestore's order of types. Zero ends lists and maps. */
export const TYPE = {
  null: 0x10,
  boolean: 0x20,
  nan: 0x30,
  number: 0x31,
  timestamp: 0x40,
  string: 0x50,
  bytes: 0x60,
  reference: 0x70,
  geoPoint: 0x80,
  list: 0x90,
  vector: 0xa0,
  map: 0xb0,
} as const;

const END = Buffer.from([0x00]);
const PATH_END = Buffer.from([0x00, 0x00]);
/** Longer keys are ordered by their first bytes only, because Firestore truncates indexed values at this length. */
const MAX_KEY_BYTES = 1500;

const tagged = (type: number, ...parts: Buffer[]) => Buffer.concat([Buffer.from([type]), ...parts]);

function timeKey(micros: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt.asUintN(64, micros) ^ (1n << 63n));
  return bytes;
}

function doubleKey(double: number): Buffer {
  return Number.isNaN(double) ? tagged(TYPE.nan) : tagged(TYPE.number, numberKey(double));
}

function vectorKey(numbers: WireValue[]): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(numbers.length);
  return tagged(TYPE.vector, length, ...numbers.map(wholeKey));
}

function mapKey(fields: WireFields): Buffer {
  const entries = Object.entries(fields).map(
    ([name, value]) => [tagged(TYPE.string, textKey(name)), wholeKey(value)] as const,
  );
  entries.sort(([a], [b]) => Buffer.compare(a, b));
  return tagged(TYPE.map, ...entries.flat(), END);
}

function wholeKey(value: WireValue): Buffer {
  if ('nullValue' in value) return tagged(TYPE.null);
  if ('booleanValue' in value) return tagged(TYPE.boolean, Buffer.from([value.booleanValue ? 1 : 0]));
  if ('integerValue' in value) return tagged(TYPE.number, numberKey(BigInt(value.integerValue)));
  if ('doubleValue' in value) return doubleKey(Number(value.doubleValue));
  if ('timestampValue' in value) return tagged(TYPE.timestamp, timeKey(parseTime(value.timestampValue)));
  if ('stringValue' in value) return tagged(TYPE.string, textKey(value.stringValue));
  if ('bytesValue' in value) return tagged(TYPE.bytes, bytesKey(Buffer.from(value.bytesValue, 'base64')));
  if ('referenceValue' in value) {
    return tagged(TYPE.reference, pathKey(referenceSegments(value.referenceValue)), PATH_END);
  }
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    return tagged(TYPE.geoPoint, numberKey(latitude), numberKey(longitude));
  }
  if ('arrayValue' in value) return tagged(TYPE.list, ...(value.arrayValue.values ?? []).map(wholeKey), END);
  const { fields = {} } = value.mapValue;
  const vector = vectorNumbers(fields);
  return vector ? vectorKey(vector) : mapKey(fields);
}

/**
 * Returns bytes that sort in Firestore's order of values, within and across types. Values whose keys share the first
 * `MAX_KEY_BYTES` sort arbitrarily.
 */
export function valueKey(value: WireValue): Buffer {
  const key = wholeKey(value);
  if (key.length <= MAX_KEY_BYTES) return key;
  return Buffer.concat([key.subarray(0, MAX_KEY_BYTES), createHash('sha256').update(key).digest()]);
}
