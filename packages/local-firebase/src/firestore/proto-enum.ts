import { z } from 'zod';

/** Replaces a number by the name at its index, for clients that send enums as numbers. */
const named = (names: readonly string[]) => (json: unknown) =>
  typeof json === 'number' ? (names[json] ?? json) : json;

/**
 * Validates an enum of a proto message: a name, or its number.
 * @param names all names, in the order of their numbers, which start at 1
 */
export const protoEnum = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.preprocess(named(['', ...names]), z.enum(names));

/** Replaces a number in `op`, as `protoEnum` does, for a schema that depends on it. */
export const withNamedOp =
  (...names: string[]) =>
  (json: unknown): unknown =>
    typeof json === 'object' && json !== null && 'op' in json
      ? { ...json, op: named(['', ...names])(json.op) }
      : json;
