import { EvaluationError } from '../values/evaluation-error';
import { isInt64, truncate } from '../values/integer';
import { Path } from '../values/path';
import type { RulesValue } from '../values/types';
import { overload } from './overload';

const WHOLE = /^[+-]?\d+$/;
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?[fd]?$/i;
const HEXADECIMAL = /^(?<sign>[+-]?)0x(?<whole>[0-9a-f]*)\.?(?<part>[0-9a-f]*)p(?<exponent>[+-]?\d+)[fd]?$/i;
const INFINITE = /^([+-]?)Infinity$/;

/**
 * Formats a float like the official evaluator: finite numbers have a fractional part, and very small or large numbers
 * also have an exponent.
 */
function floatToText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const size = Math.abs(value);
  if (size >= 1e-3 && size < 1e7) return Number.isInteger(value) ? `${value}.0` : String(value);
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${exponent.replace('+', '')}`;
}

/** Converts a null, bool, int, float, string or path to text. Throws an `EvaluationError` for any other type. */
export function toText(value: RulesValue): string {
  if (typeof value === 'number') return floatToText(value);
  if (value === null || typeof value !== 'object' || value instanceof Path) return String(value);
  throw new EvaluationError('Unsupported operation error. The value cannot be converted to a string.');
}

function parseInt64(text: string): bigint {
  const value = WHOLE.test(text) ? BigInt(text.replace('+', '')) : null;
  if (value !== null && isInt64(value)) return value;
  throw new EvaluationError(
    `Type conversion error. Argument: [${text}], From type: [string], To type: [int].`,
  );
}

/** Parses text such as `0x1.8p3`, which is 12. Returns null for any other text. */
function parseHexadecimal(text: string): number | null {
  const { sign, whole = '', part = '', exponent } = HEXADECIMAL.exec(text)?.groups ?? {};
  if (`${whole}${part}` === '') return null;
  const size = Number(BigInt(`0x${whole}${part}`)) * 2 ** (Number(exponent) - 4 * part.length);
  return sign === '-' ? -size : size;
}

function parseFloat64(text: string): number {
  const trimmed = text.replace(/^[\0- ]+|[\0- ]+$/g, '');
  if (DECIMAL.test(trimmed)) return Number(trimmed.replace(/[fd]$/i, ''));
  const hexadecimal = parseHexadecimal(trimmed);
  if (hexadecimal !== null) return hexadecimal;
  if (/^[+-]?NaN$/.test(trimmed)) return Number.NaN;
  const [infinite, sign] = INFINITE.exec(trimmed) ?? [];
  if (infinite) return sign === '-' ? -Infinity : Infinity;
  throw new EvaluationError(
    `Type conversion error. Argument: [${text}], From type: [string], To type: [float].`,
  );
}

export const conversions = {
  debug: [overload(['any'], (value) => value)],
  float: [
    overload(['float'], (value) => value),
    overload(['int'], (value) => Number(value)),
    overload(['string'], parseFloat64),
  ],
  int: [overload(['int'], (value) => value), overload(['float'], truncate), overload(['string'], parseInt64)],
  path: [overload(['string'], Path.parse)],
  string: [
    overload(['null'], toText),
    overload(['bool'], toText),
    overload(['int'], toText),
    overload(['float'], toText),
    overload(['string'], toText),
    overload(['path'], toText),
  ],
};
