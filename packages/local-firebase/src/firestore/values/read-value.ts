import { isReserved } from '../names';
import type { WireFields, WireValue } from '../wire';
import { invalidValue, SCALAR_READERS } from './scalars';
import { isVector } from './vector';

/** The maximum depth of nested lists and maps. */
const MAX_DEPTH = 20;
const MAX_NAME_BYTES = 1500;

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function onlyEntry(json: unknown): [type: string, content: unknown] {
  const entries = isObject(json) ? Object.entries(json) : [];
  const [entry] = entries;
  if (!entry || entries.length !== 1) throw invalidValue('A value must have exactly one type.');
  return entry;
}

function onlyMember(json: unknown, member: string): unknown {
  if (!isObject(json) || Object.keys(json).some((name) => name !== member)) {
    throw invalidValue(`The value must be an object with no members other than '${member}'.`);
  }
  return json[member];
}

function readList(content: unknown, depth: number): WireValue {
  const values = onlyMember(content, 'values') ?? [];
  if (!Array.isArray(values)) throw invalidValue("The 'values' property must be an array.");
  const read = values.map((value) => {
    if (isObject(value) && 'arrayValue' in value)
      throw invalidValue('A list must not contain another list directly.');
    const read = readValue(value, depth);
    if ('mapValue' in read && isVector(read.mapValue.fields)) {
      throw invalidValue('A list must not contain a vector directly.');
    }
    return read;
  });
  return { arrayValue: read.length > 0 ? { values: read } : {} };
}

function readMap(content: unknown, depth: number): WireValue {
  const fields = onlyMember(content, 'fields') ?? {};
  const isReservedAllowed = isVector(fields);
  const read = readNamedValues(fields, depth, isReservedAllowed);
  return { mapValue: Object.keys(read).length > 0 ? { fields: read } : {} };
}

function checkFieldName(name: string, isReservedAllowed: boolean): void {
  if (name === '') throw invalidValue('A field name must not be empty.');
  if (!isReservedAllowed && isReserved(name)) throw invalidValue(`The field name '${name}' is reserved.`);
  if (Buffer.byteLength(name) > MAX_NAME_BYTES)
    throw invalidValue(`A field name must not be longer than ${MAX_NAME_BYTES} bytes.`);
  if (/\p{Surrogate}/u.test(name)) throw invalidValue('A field name must be valid Unicode.');
}

function readNamedValues(json: unknown, depth: number, isReservedAllowed: boolean): WireFields {
  if (!isObject(json)) throw invalidValue("The 'fields' property must be an object.");
  const names = Object.keys(json).sort();
  for (const name of names) checkFieldName(name, isReservedAllowed);
  return Object.fromEntries(names.map((name) => [name, readValue(json[name], depth)]));
}

/**
 * Validates a received value and converts it to canonical JSON, in which each value has only one form.
 * @throws ApiError INVALID_ARGUMENT
 */
export function readValue(json: unknown, depth = 0): WireValue {
  const [type, content] = onlyEntry(json);
  if (depth > MAX_DEPTH) throw invalidValue(`Values must not be nested more than ${MAX_DEPTH} levels deep.`);
  if (type === 'arrayValue') return readList(content, depth + 1);
  if (type === 'mapValue') return readMap(content, depth + 1);
  const read = Object.hasOwn(SCALAR_READERS, type) ? SCALAR_READERS[type] : undefined;
  if (!read) throw invalidValue(`'${type}' is not a value type.`);
  return read(content);
}

/**
 * Reads the list of operands of an `IN` or `NOT_IN` filter. Unlike an element of a stored list, an operand may itself
 * be a list.
 */
export function readOperands(json: unknown): WireValue {
  const [type, content] = onlyEntry(json);
  const values = type === 'arrayValue' ? onlyMember(content, 'values') : undefined;
  if (!Array.isArray(values)) return readValue(json);
  return { arrayValue: { values: values.map((value) => readValue(value)) } };
}

/** Like `readValue`, for all fields of a document. */
export function readFields(json: unknown): WireFields {
  return readNamedValues(json ?? {}, 0, false);
}
