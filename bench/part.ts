import { brotliCompressSync, constants } from 'node:zlib';
import { type Kept, recordsIn } from '../proof/records';
import type { BenchSite } from './site';

export const FOLDER = '.bench';

const records = recordsIn(FOLDER);

export const { read, keep } = records;

type BenchContext = { log(line: string): void; site: BenchSite };

/** A target, the measured value, and whether the value meets the target. */
export type Target = [aim: string, measured: string, isMet: boolean];

/** A part's report of its last results: targets, and the lines of its section in docs/benchmarks.md. */
type Report<Value> = { title: string; targets(value: Value): Target[]; lines?(value: Value): string[] };

/** A part of `npm run bench`. Each part keeps its own results under its name. */
export type BenchPart = {
  /** The NAME in `npm run bench -- NAME`. */
  name: string;
  measure(context: BenchContext): Promise<void>;
  kept(): Kept<unknown> | null;
  targets(): Target[];
  section(): string[];
};

export function benchPart<Value>(
  name: string,
  measure: BenchPart['measure'],
  { title, targets, lines }: Report<Value>,
): BenchPart {
  const kept = () => read<Value>(name);
  const from = <T>(use: ((value: Value) => T[]) | undefined): T[] => {
    const record = kept();
    return record && use ? use(record.value) : [];
  };
  return {
    ...{ name, measure, kept },
    targets: () => from(targets),
    section: () => from(lines && ((value) => [`## ${title}`, '', ...lines(value), ''])),
  };
}

/** Returns the lines of a Markdown table. */
export const table = (head: string[], rows: string[][]): string[] =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

/** Returns the size in bytes after Brotli compression at the highest quality. */
export function brotliBytes(body: Buffer | string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(body, { params }).length;
}

export const count = (value: number) => Math.round(value).toLocaleString('en');

export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** Formats milliseconds to one decimal place, such as 1,353.6 ms. */
export const milliseconds = (value: number) =>
  `${value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ms`;
