import { Timestamp } from 'firebase/firestore/lite';
import type { Random } from '../expressions/random';

/** The list is short, so that generated filters often match stored values. */
const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  1,
  2,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  'x',
  'y',
  'ü',
  Timestamp.fromMillis(0),
  Timestamp.fromMillis(1500),
  [],
  [1],
  [1, 'x'],
  ['x', null],
  {},
  { k: 1 },
  { k: 'x', l: [2] },
];

export const FIELDS = ['a', 'b', 'm.k', 'l'] as const;

export const anyValue = (random: Random): unknown => random.pick(VALUES);

/** Returns a document with a random selection of the fields. */
export function anyDocument(random: Random): Record<string, unknown> {
  const document: Record<string, unknown> = {};
  if (random.chance(0.8)) document.a = anyValue(random);
  if (random.chance(0.8)) document.b = anyValue(random);
  if (random.chance(0.6)) document.m = random.chance(0.8) ? { k: anyValue(random) } : anyValue(random);
  if (random.chance(0.7))
    document.l = Array.from({ length: 2 }, () => random.pick([1, 2, 'x', 'y', null, true]));
  return document;
}
