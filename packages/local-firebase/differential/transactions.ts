import type { Random } from '../conformance/expressions/random';
import { ask, comparable, type Pair, type Side } from './pair';

type Step =
  | { kind: 'begin'; readOnly: boolean }
  | { kind: 'get' | 'query'; id: string }
  | { kind: 'write'; id: string; n: number }
  | { kind: 'commit'; id: string | null; n: number }
  | { kind: 'rollback' };

/** The steps of a client's transaction, and another client's writes between them. */
export type TransactionCase = { steps: Step[] };

const IDS = ['p', 'q'] as const;

/**
 * Generates a transaction. The other client writes only during read-only transactions: during other transactions, its
 * writes would wait for locks in the official emulator, but make the transaction's commit fail in local-firebase.
 */
export function anyTransactionCase(random: Random): TransactionCase {
  const readOnly = random.chance(0.6);
  const steps = Array.from({ length: 1 + Math.floor(random.next() * 6) }, (): Step => {
    const id = random.pick(IDS);
    const n = Math.floor(random.next() * 3);
    if (readOnly && random.chance(0.4)) return { kind: 'write', id, n };
    if (random.chance(0.1)) return { kind: 'rollback' };
    if (random.chance(0.2)) return { kind: 'commit', id: random.chance(0.7) ? id : null, n };
    return { kind: random.pick(['get', 'query'] as const), id };
  });
  return { steps: [{ kind: 'begin', readOnly }, ...steps] };
}

async function play(
  side: Side,
  project: string,
  items: string,
  { steps }: TransactionCase,
): Promise<unknown[]> {
  const name = (id: string) => `{docs}/${items}/${id}`;
  const update = (id: string, n: number) => ({
    update: { name: name(id), fields: { n: { integerValue: String(n) } } },
  });
  await ask(side, project, '{docs}:commit', { writes: [update('p', 0)] });
  let transaction = '';
  const seen: unknown[] = [];
  const send = (method: string, body: object) => ask(side, project, `{docs}:${method}`, body);
  for (const step of steps) {
    if (step.kind === 'begin') {
      const { body } = await send('beginTransaction', { options: step.readOnly ? { readOnly: {} } : {} });
      transaction = (body as { transaction: string }).transaction;
      continue;
    }
    const answer =
      step.kind === 'get'
        ? await send('batchGet', { documents: [name(step.id)], transaction })
        : step.kind === 'query'
          ? await send('runQuery', { structuredQuery: { from: [{ collectionId: items }] }, transaction })
          : step.kind === 'write'
            ? await send('commit', { writes: [update(step.id, step.n)] })
            : step.kind === 'commit'
              ? await send('commit', { writes: step.id ? [update(step.id, step.n)] : [], transaction })
              : await send('rollback', { transaction });
    const body = Array.isArray(answer.body) && answer.status !== 200 ? answer.body[0] : answer.body;
    // For a commit without writes, Firestore's documentation specifies a commit time, which the emulator omits.
    seen.push([answer.status, step.kind === 'commit' && !step.id ? 'commit' : comparable(body)]);
  }
  return seen;
}

export async function runTransactionCase(pair: Pair, items: string, trial: TransactionCase) {
  const [local, official] = await Promise.all(
    [pair.local, pair.official].map((side) => play(side, pair.project, items, trial)),
  );
  return { local, official };
}
