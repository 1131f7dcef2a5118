import type { z } from 'zod';
import { ApiError } from './http/api-error';

/** The maximum nesting depth of objects and lists, as in Google's JSON parsers. */
const MAX_DEPTH = 100;

const invalid = (message: string) =>
  new ApiError('INVALID_ARGUMENT', `Invalid JSON payload received. ${message}`);

function exceeds(json: unknown, depth: number): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return depth === 0 || Object.values(json).some((inner) => exceeds(inner, depth - 1));
}

function decode(json: Buffer, prepare: (text: string) => string): unknown {
  let decoded: unknown;
  try {
    decoded = JSON.parse(prepare(new TextDecoder('utf-8', { fatal: true }).decode(json)));
  } catch {
    throw invalid('The payload is not JSON.');
  }
  if (exceeds(decoded, MAX_DEPTH)) throw invalid(`The payload is nested more than ${MAX_DEPTH} levels deep.`);
  return decoded;
}

/** `prepare` changes the text before parsing, and `normalize` changes the parsed value before the schema is applied. */
type Dialect = { prepare(text: string): string; normalize(json: unknown): unknown };

const PLAIN: Dialect = { prepare: (text) => text, normalize: (json) => json };

/**
 * Parses a request's JSON with `schema`. Throws `INVALID_ARGUMENT` if the JSON or a field is invalid, and names the
 * field.
 */
export function parseJson<Schema extends z.ZodType>(
  json: Buffer,
  schema: Schema,
  { prepare, normalize }: Dialect = PLAIN,
): z.output<Schema> {
  const result = schema.safeParse(normalize(decode(json, prepare)));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue === undefined || issue.path.length === 0 ? 'body' : issue.path.join('.');
  throw invalid(`${field}: ${issue?.message}`);
}
