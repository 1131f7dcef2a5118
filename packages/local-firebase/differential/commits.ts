import type { Random } from '../conformance/expressions/random';
import { ask, comparable, type Pair, type Side } from './pair';
import { anyFields, anyList, anyNumber, anyValue, type Fields } from './values';

/** In a write, `{ut}` is replaced by the document's update time, or by a past time if the document does not exist. */
export type CommitCase = { documents: { id: string; fields: Fields }[]; writes: object[] };

const IDS = ['p', 'q', 'r'] as const;
const PATHS = ['a', 'b', 'm', 'm.k', 'l', 'c', 'c.`d e`', 'c.f.g', '__x__', 'm.__y__'] as const;
const UNUSUAL: readonly object[] = [
  { integerValue: '1.0' },
  { integerValue: '1e2' },
  { integerValue: '1.5' },
  { integerValue: '9223372036854775808' },
  { doubleValue: '1.5' },
  { doubleValue: '1e400' },
  { doubleValue: 'x' },
  { geoPointValue: { latitude: '1.5' } },
  { geoPointValue: { latitude: 91 } },
  { timestampValue: 'yesterday' },
  { timestampValue: '2024-02-29T12:00:00.123456789+02:00' },
  { bytesValue: '_-8' },
  { arrayValue: { values: [{ arrayValue: {} }] } },
  { mapValue: { fields: { __a__: { nullValue: null } } } },
  {
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: [{ doubleValue: 1 }] } },
      },
    },
  },
  { referenceValue: 'nowhere' },
  {},
];

const times = <Item>(count: number, make: () => Item): Item[] => Array.from({ length: count }, make);

function transform(random: Random): object {
  const fieldPath = random.pick(PATHS);
  return random.pick<object>([
    { fieldPath, increment: anyNumber(random) },
    { fieldPath, maximum: anyNumber(random) },
    { fieldPath, minimum: anyNumber(random) },
    { fieldPath, appendMissingElements: anyList(random) && { values: [anyNumber(random)] } },
    { fieldPath, removeAllFromArray: { values: [anyNumber(random), { stringValue: 'x' }] } },
  ]);
}

function precondition(random: Random): object {
  if (random.chance(0.6)) return {};
  return {
    currentDocument: random.pick<object>([
      { exists: true },
      { exists: true },
      { exists: false },
      { updateTime: '{ut}' },
      { updateTime: '{ut}' },
      { updateTime: '2020-01-01T00:00:00Z' },
      {},
    ]),
  };
}

function write(random: Random): object {
  const name = `{docs}/{items}/${random.pick(IDS)}`;
  const more = precondition(random);
  if (random.chance(0.15)) return { delete: name, ...more };
  if (random.chance(0.05)) return { verify: name, ...more };
  if (random.chance(0.05)) {
    const fieldTransforms = times(Math.floor(random.next() * 3), () => transform(random));
    return { transform: { document: name, fieldTransforms }, ...more };
  }
  const fields = anyFields(random);
  if (random.chance(0.06)) fields.u = random.pick(UNUSUAL);
  const mask = times(1 + Math.floor(random.next() * 2), () =>
    random.chance(0.95) ? random.pick(PATHS.slice(0, 8)) : random.pick(PATHS),
  );
  return {
    update: { name, fields },
    ...(random.chance(0.4) && { updateMask: { fieldPaths: mask } }),
    ...(random.chance(0.3) && {
      updateTransforms: times(1 + Math.floor(random.next() * 2), () => transform(random)),
    }),
    ...more,
  };
}

export function anyCommitCase(random: Random): CommitCase {
  return {
    documents: IDS.filter(() => random.chance(0.6)).map((id) => ({
      id,
      fields: random.chance(0.9) ? anyFields(random) : { a: anyValue(random) },
    })),
    writes: times(1 + Math.floor(random.next() * 3), () => write(random)),
  };
}

type Stored = { name: string; createTime: string; updateTime: string; fields?: object };

async function read(side: Side, project: string, items: string): Promise<Map<string, Stored>> {
  const { body } = await ask(side, project, `{docs}/${items}`);
  const { documents = [] } = body as { documents?: Stored[] };
  return new Map(documents.map((document) => [document.name.replace(/.*\//, ''), document]));
}

const OLD = '2020-02-02T00:00:00Z';

async function apply(side: Side, project: string, items: string, { documents, writes }: CommitCase) {
  const seed = documents.map(({ id, fields }) => ({ update: { name: `{docs}/${items}/${id}`, fields } }));
  if (seed.length > 0) await ask(side, project, '{docs}:commit', { writes: seed });
  const before = await read(side, project, items);
  const filled = writes.map((entry) => {
    const text = JSON.stringify(entry).replaceAll('{items}', items);
    const id = /\/([pqr])"/.exec(text)?.[1] ?? '';
    return JSON.parse(text.replaceAll('{ut}', before.get(id)?.updateTime ?? OLD));
  });
  const { status, body } = await ask(side, project, '{docs}:commit', { writes: filled });
  const after = await read(side, project, items);
  const { writeResults = [] } = body as { writeResults?: { updateTime?: string }[] };
  return {
    status,
    answer: comparable(body),
    isOld: writeResults.map(({ updateTime }) =>
      [...before.values()].some((document) => document.updateTime === updateTime),
    ),
    documents: [...after].map(([id, { fields = {}, createTime, updateTime }]) => ({
      id,
      fields,
      isCreated: before.get(id)?.createTime !== createTime,
      isChanged: before.get(id)?.updateTime !== updateTime,
    })),
  };
}

/** Applies a commit to documents in a separate collection on both backends, and returns both results. */
export async function runCommitCase(pair: Pair, items: string, trial: CommitCase) {
  const [local, official] = await Promise.all(
    [pair.local, pair.official].map((side) => apply(side, pair.project, items, trial)),
  );
  return { local, official };
}
