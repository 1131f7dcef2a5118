import { readFileSync } from 'node:fs';
import { ask, type Side } from '../differential/pair';
import { findFirestoreEmulator } from '../src/emulators';
import { PROJECT, requireOk } from './requests';
import { type Measuring, startEmulator, startHere } from './sides';

// `npm run bench:large -- [--alone]` measures large collections on this backend and on the official emulator if it is
// installed. With `--alone`, it measures only this backend.
const SIZES = [10_000, 60_000];
const ROUNDS = 5;

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const at99 = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.99)] ?? 0;
const from = [{ collectionId: 'Blog' }];

const aggregation = (name: 'sum' | 'avg', fieldPath: string) => ({
  structuredAggregationQuery: {
    structuredQuery: { from },
    aggregations: [{ [name]: { field: { fieldPath } } }],
  },
});

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
}

async function medianOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await timeOf(run));
  return median(times);
}

/** Resolves to the p99 of gets while another client runs `run` five times. */
async function getsBeside(side: Side, run: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  const other = medianOf(run).finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) times.push(await timeOf(() => requireOk(ask(side, PROJECT, '{docs}/Blog/b1'))));
  await other;
  return at99(times);
}

/** Returns the highest resident memory of a process so far in megabytes, from Linux's `/proc`. */
const peakOf = (pid: number) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;

async function measure({ side, pid }: Measuring): Promise<Record<string, string>> {
  const aggregate = (name: 'sum' | 'avg', field: string) => () =>
    requireOk(ask(side, PROJECT, '{docs}:runAggregationQuery', aggregation(name, field)));
  const readAll = () => requireOk(ask(side, PROJECT, '{docs}:runQuery', { structuredQuery: { from } }));
  const sorted = { from, orderBy: [{ field: { fieldPath: 'description' } }] };
  const sort = () => requireOk(ask(side, PROJECT, '{docs}:runQuery', { structuredQuery: sorted }));
  const ms = (time: number) => `${time.toFixed(1)} ms`;
  const isHere = side.name === 'local';
  return {
    'sum of integers': ms(await medianOf(aggregate('sum', 'views'))),
    'sum of doubles': ms(await medianOf(aggregate('sum', 'rating'))),
    average: ms(await medianOf(aggregate('avg', 'views'))),
    'get beside sums, p99': ms(await getsBeside(side, aggregate('sum', 'views'))),
    'memory before reading': isHere ? `${Math.round(peakOf(pid))} MB` : '',
    'read all': ms(await timeOf(readAll)),
    'peak after reading all': isHere ? `${Math.round(peakOf(pid))} MB` : '',
    'read all in order': ms(await timeOf(sort)),
    'peak after reading all in order': isHere ? `${Math.round(peakOf(pid))} MB` : '',
  };
}

const emulator = process.argv.includes('--alone') ? null : findFirestoreEmulator();
for (const size of SIZES) {
  const starts = [() => startHere(size), ...(emulator ? [() => startEmulator(emulator, size)] : [])];
  const results: Record<string, string>[] = [];
  for (const start of starts) {
    const measuring = await start();
    results.push(await measure(measuring).finally(measuring.stop));
  }
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  console.log(row([`${size.toLocaleString('en')} documents`, 'local', ...(emulator ? ['official'] : [])]));
  console.log(row(['---', ...results.map(() => '---')]));
  for (const name of Object.keys(results[0] ?? {})) {
    console.log(row([name, ...results.map((result) => result[name] ?? '')]));
  }
  console.log();
}
