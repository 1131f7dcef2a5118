import type { z } from 'zod';
import type { ApiRequest } from '../http/route';
import { parseJson } from '../json-body';

/** The size limit of a JSON request. Source: an error message of Firestore's REST API. */
const MAX_BODY_BYTES = 11_534_336;

/**
 * Matches integers with so many digits that JavaScript could round them. Text inside a string does not match, because
 * its quotes are escaped.
 */
const LARGE_INTEGER = /("integer_?[vV]alue"\s*:\s*)(-?\d{16,})(?=\s*[,}])/g;

const camelCase = (name: string) => name.replace(/_+([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/**
 * Converts snake-case names to camel case, and drops null members except `nullValue`. Proto3's JSON format allows such
 * names and members. The names of document fields do not change.
 */
function normalize(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(normalize);
  if (!isObject(json)) return json;
  const members = Object.entries(json).flatMap(([written, member]): [string, unknown][] => {
    const name = camelCase(written);
    if (member === null && name !== 'nullValue') return [];
    if (name !== 'fields' || !isObject(member)) return [[name, normalize(member)]];
    const fields = Object.entries(member).map(([field, value]) => [field, normalize(value)]);
    return [[name, Object.fromEntries(fields)]];
  });
  return Object.fromEntries(members);
}

const PROTO3 = {
  prepare: (text: string) => (text.trim() === '' ? '{}' : text.replace(LARGE_INTEGER, '$1"$2"')),
  normalize,
};

/**
 * Resolves to a request's message, parsed from proto3's JSON format. An empty body is an empty message.
 * @param check throws if the JSON is not worth validating; names in it are in camel case
 */
export async function readMessage<Schema extends z.ZodType>(
  request: ApiRequest,
  schema: Schema,
  check: (json: unknown) => void = () => {},
): Promise<z.output<Schema>> {
  const normalize = (json: unknown) => {
    const normalized = PROTO3.normalize(json);
    check(normalized);
    return normalized;
  };
  return parseJson(await request.readBody(MAX_BODY_BYTES), schema, { ...PROTO3, normalize });
}
