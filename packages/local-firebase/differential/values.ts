import type { Random } from '../conformance/expressions/random';

const list = (...values: object[]) => ({ arrayValue: values.length > 0 ? { values } : {} });
const map = (fields: object) => ({ mapValue: { fields } });
const integer = (value: number | string) => ({ integerValue: String(value) });
const text = (stringValue: string) => ({ stringValue });

const VALUES: readonly object[] = [
  { nullValue: null },
  { booleanValue: true },
  { booleanValue: false },
  integer(0),
  integer(1),
  integer(2),
  integer('9007199254740993'),
  integer('-9223372036854775808'),
  { doubleValue: 1.5 },
  { doubleValue: 1 },
  { doubleValue: 0 },
  { doubleValue: 'NaN' },
  { doubleValue: 'Infinity' },
  text(''),
  text('x'),
  text('y'),
  text('ü'),
  text('\u{1f600}'),
  text('\uffee'),
  { timestampValue: '1970-01-01T00:00:00Z' },
  { timestampValue: '1970-01-01T00:00:01.5Z' },
  { bytesValue: 'AQI=' },
  { bytesValue: '' },
  { geoPointValue: { latitude: 1.5, longitude: -2 } },
  { referenceValue: '{docs}/other/one' },
  list(),
  list(integer(1)),
  list(integer(1), text('x')),
  list(text('x'), { nullValue: null }),
  list({ doubleValue: 'NaN' }),
  map({}),
  map({ k: integer(1) }),
  map({ k: text('x'), l: list(integer(2)) }),
];

export const FIELDS = ['a', 'b', 'm', 'm.k', 'l', 'c.`d e`'] as const;

export const anyValue = (random: Random): object => random.pick(VALUES);

export const anyNumber = (random: Random): object =>
  random.pick(VALUES.filter((value) => 'integerValue' in value || 'doubleValue' in value));

export const anyList = (random: Random, most = 3): object =>
  list(...Array.from({ length: 1 + Math.floor(random.next() * most) }, () => withoutList(random)));

/** Returns a value that is not a list, because lists cannot contain lists. */
function withoutList(random: Random): object {
  return random.pick(VALUES.filter((value) => !('arrayValue' in value)));
}

export type Fields = Record<string, object>;

export function anyFields(random: Random): Fields {
  return {
    ...(random.chance(0.75) && { a: anyValue(random) }),
    ...(random.chance(0.75) && { b: anyValue(random) }),
    ...(random.chance(0.5) && { m: random.chance(0.8) ? map({ k: anyValue(random) }) : anyValue(random) }),
    ...(random.chance(0.6) && { l: anyList(random) }),
    ...(random.chance(0.3) && { c: map({ 'd e': anyValue(random) }) }),
  };
}

export const IDS = ['p', 'q', 'r', '__id7__', '__id-3__', 'ü', 'Z', '10', '9', 'p!'] as const;
