import type { Random } from '../expressions/random';

/** A commit as JSON, in which `{docs}` is replaced by the resource name of the database's documents. */
export type GeneratedCommit = { writes: object[] };

const VALUES: readonly object[] = [
  { nullValue: null },
  { booleanValue: true },
  { integerValue: '1' },
  { integerValue: '9223372036854775807' },
  { integerValue: '-9223372036854775808' },
  { doubleValue: 1.5 },
  { doubleValue: 1 },
  { doubleValue: 'NaN' },
  { stringValue: 'x' },
  { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'x' }, { doubleValue: 1 }] } },
  { mapValue: { fields: { k: { integerValue: '2' }, 'a.b': { stringValue: 'y' } } } },
];
const PATHS = ['a', 'b', 'b.k', 'b.`a.b`', 'c.d.e', 'c'] as const;

const numbers = VALUES.filter((value) => 'integerValue' in value || 'doubleValue' in value);

function anyTransform(random: Random): object {
  const fieldPath = random.pick(PATHS);
  const list = { values: [random.pick(VALUES.slice(0, 9)), random.pick(VALUES.slice(0, 9))] };
  return random.pick([
    { fieldPath, increment: random.pick(numbers) },
    { fieldPath, maximum: random.pick(numbers) },
    { fieldPath, minimum: random.pick(numbers) },
    { fieldPath, appendMissingElements: list },
    { fieldPath, removeAllFromArray: list },
  ]);
}

function anyWrite(random: Random, id: string): object {
  const name = `{docs}/items/${id}`;
  const currentDocument = random.chance(0.25) ? { currentDocument: { exists: random.chance(0.6) } } : {};
  if (random.chance(0.15)) return { delete: name, ...currentDocument };
  const fields = {
    ...(random.chance(0.7) && { a: random.pick(VALUES) }),
    ...(random.chance(0.7) && { b: random.pick(VALUES) }),
    ...(random.chance(0.3) && { c: { mapValue: { fields: { d: random.pick(VALUES) } } } }),
  };
  const mask = [random.pick(PATHS), random.pick(PATHS)];
  return {
    update: { name, fields },
    ...(random.chance(0.6) && { updateMask: { fieldPaths: mask } }),
    ...(random.chance(0.5) && { updateTransforms: [anyTransform(random), anyTransform(random)] }),
    ...currentDocument,
  };
}

/**
 * Returns a commit that writes to some of three documents. It writes to each document at most once, because the
 * official emulator often rejects a commit that writes to a document twice.
 */
export function anyCommit(random: Random): GeneratedCommit {
  const ids = ['p', 'q', 'r'].filter(() => random.chance(0.6));
  return { writes: ids.map((id) => anyWrite(random, id)) };
}
