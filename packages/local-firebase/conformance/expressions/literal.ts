import { Duration } from '../../src/rules/values/duration';
import { LatLng } from '../../src/rules/values/lat-lng';
import { Path } from '../../src/rules/values/path';
import { RulesSet } from '../../src/rules/values/rules-set';
import { Timestamp } from '../../src/rules/values/timestamp';
import type { RulesValue } from '../../src/rules/values/types';

const escapeText = (text: string) =>
  text.replace(/[^ !#-&(-[\]-~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const float = (value: number) =>
  Number.isFinite(value) && Math.abs(value) < 1e15 ? value.toFixed(20).replace(/0+$/, '0') : null;

const duration = (nanoseconds: bigint) => {
  const seconds = nanoseconds / 1_000_000_000n;
  return `(duration.value(${seconds}, 's') + duration.value(${nanoseconds % 1_000_000_000n}, 'ns'))`;
};

/** Joins the parts, or returns null if any part is null. */
const join = (open: string, parts: (string | null)[], close: string) =>
  parts.includes(null) ? null : `${open}${parts.join(', ')}${close}`;

/** Returns an expression with this value, or null for a value that it cannot express, such as NaN. */
export function literalOf(value: RulesValue): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return Object.is(value, Number(float(value))) ? float(value) : null;
  if (typeof value === 'string') return `'${escapeText(value)}'`;
  if (Array.isArray(value)) return join('[', value.map(literalOf), ']');
  if (value instanceof Map) {
    return join(
      '{',
      [...value].map(([key, item]) => join(`'${escapeText(key)}': `, [literalOf(item)], '')),
      '}',
    );
  }
  if (value instanceof RulesSet) return join('[', value.values().map(literalOf), '].toSet()');
  if (value instanceof Uint8Array) return `b'${Buffer.from(value).toString('hex').replace(/../g, '\\x$&')}'`;
  if (value instanceof Timestamp) return `(timestamp.value(0) + ${duration(value.nanoseconds)})`;
  if (value instanceof Duration) return duration(value.nanoseconds);
  if (value instanceof LatLng)
    return `latlng.value(${value.latitude.toFixed(9)}, ${value.longitude.toFixed(9)})`;
  if (value instanceof Path && value.plain) return `path('${escapeText(value.toString())}')`;
  return null;
}
