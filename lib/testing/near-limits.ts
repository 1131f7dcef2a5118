import type { FieldSpec } from '@/lib/model/fields/types';
import { type Collection, fieldsOf } from '@/lib/model/kinds';
import { hostileStrings } from './hostile/strings';

const LINKS = [
  'https://purvia.example/path?query=1#part',
  'mailto:someone@purvia.example',
  '/trivus',
  '//purvia.example',
  '/\\purvia.example',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'https://purvia.example/a b',
  'https://purvia.example/\u0000',
  'https://purvia.example/\u202e',
  'https://purvia.example/"onclick=',
];

const TEXTS = [
  '',
  'x',
  '2025',
  '20 25',
  'images/a/b.png',
  'images/../../x.png',
  'pdfs/a.pdf',
  '0123456789abcdef'.repeat(4),
  'draft',
  'published',
];

const lengths = ({ min, max }: { min: number; max: number }) =>
  [min - 1, min, max, max + 1].filter((length) => length >= 0 && length <= 5_000);

function textValues(spec: { min: number; max: number }): unknown[] {
  const letters = lengths(spec).map((length) => 'x'.repeat(length));
  const emoji = lengths(spec).map((length) => '😀'.repeat(Math.ceil(length / 2)));
  const hostile = hostileStrings(2).map(({ text }) => text.replace(/\p{Cs}/gu, '\ufffd'));
  return [...letters, ...emoji, ...LINKS, ...TEXTS, ...hostile, 'مرحبا', 'é', 'e\u0301', 1, true, null];
}

function valuesNear(spec: FieldSpec): unknown[] {
  switch (spec.type) {
    case 'integer':
      return [...lengths(spec), -1, 1.5, '1', null];
    case 'boolean':
      return [true, false, 'true', 1, null];
    case 'time':
      return [null, new Date('2026-01-01T00:00:00Z'), '2026-01-01', 0];
    case 'article':
    case 'slug':
    case 'version':
      return [];
    default:
      return textValues(spec);
  }
}

/**
 * Returns values at and around the limits of a kind's fields, and values of other types. Omits text in separate
 * documents, fields with a rules function of their own and, except for `published`, fields that staff cannot edit.
 */
export function valuesNearLimits(name: Collection): { field: string; value: unknown }[] {
  return Object.entries(fieldsOf(name))
    .filter(([field, { given }]) => !given || field === 'published')
    .flatMap(([field, spec]) => valuesNear(spec).map((value) => ({ field, value })));
}
