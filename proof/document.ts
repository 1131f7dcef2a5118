import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProofContext, ProofPart } from './part';
import { type Kept, recordsIn } from './records';
import type { PartRun } from './run-part';

const DOCUMENT = 'docs/proof.md';

/** Holds the records and the tables of all cases, which are not committed. */
const FOLDER = '.proof';

export type ProofRecord = Kept<PartRun & { scale: ProofContext['scale'] }>;

export const records = recordsIn(FOLDER);

const number = (value: number) => value.toLocaleString('en');

const tableOf = ({ name }: ProofPart) => join(FOLDER, `${name}.md`);

function writeTable(part: ProofPart, { details, failures }: PartRun['result']): void {
  if (!details) return;
  mkdirSync(FOLDER, { recursive: true });
  const failed = failures.length > 0 ? ['Failed:', '', ...failures.map((line) => `- ${line}`), ''] : [];
  const lines = [`# ${part.name}`, '', part.claim, '', ...failed, ...details];
  writeFileSync(tableOf(part), `${lines.join('\n').trimEnd()}\n`);
}

function summaryRow(part: ProofPart, record: ProofRecord | null): string {
  if (!record) return `| ${part.name} | not run | | | | | |`;
  const { value, date, commit } = record;
  const { passed, failures, figures } = value.result;
  const cells = [
    part.name,
    value.scale === 'full' ? 'full' : 'small',
    figures.join(', '),
    number(passed),
    number(failures.length),
    `${value.seconds} s`,
  ];
  return `| ${[...cells, `${date}, ${commit}`].join(' | ')} |`;
}

/** Returns a part's claim, limitations and first failures. */
function paragraph(part: ProofPart, record: ProofRecord | null): string[] {
  const { failures = [], details } = record?.value.result ?? {};
  const cases = details ? [`All cases: \`${tableOf(part)}\`.`] : [];
  const notProven = part.notProven.length > 0 ? ['*Not proven:*', ...part.notProven] : [];
  return [
    [`**${part.name}**: ${part.claim}`, ...cases, ...notProven].join(' '),
    ...(failures.length > 0 ? ['', 'Failed:', '', ...failures.slice(0, 10).map((line) => `- ${line}`)] : []),
  ];
}

/** Writes docs/proof.md, and a table of all cases beside each record, from the last run of each part. */
export function writeDocument(parts: ProofPart[]): void {
  const kept = parts.map((part): [ProofPart, ProofRecord | null] => [part, records.read(part.name)]);
  const done = kept.flatMap(([, record]) => record ?? []);
  for (const [part, record] of kept) if (record) writeTable(part, record.value.result);
  const minutes = done.reduce((total, { value }) => total + value.seconds, 0) / 60;
  const machines = [...new Set(done.map(({ machine }) => machine))];
  // What failed or was not run comes first.
  const isProven = (record: ProofRecord | null) => record?.value.result.failures.length === 0;
  const byNeed = kept.toSorted(([, a], [, b]) => Number(isProven(a)) - Number(isProven(b)));
  const lines = [
    '# Proofs',
    '',
    `\`npm run proof\` writes this page, and tables of all cases in \`${FOLDER}\`. These runs took ${minutes.toFixed(1)} minutes on ${machines.join('; ')}.`,
    'At full scale, a run takes hours. `npm run proof -- --small` and `npm run verify` run the same parts at a smaller scale.',
    '`npm run proof -- NAME` repeats one part.',
    '',
    '| part | scale | cases | passed | failed | time | when (UTC), commit |',
    '|---|---|---|---|---|---|---|',
    ...byNeed.map(([part, record]) => summaryRow(part, record)),
    '',
    ...byNeed.flatMap(([part, record]) => [...paragraph(part, record), '']),
  ];
  writeFileSync(DOCUMENT, `${lines.join('\n').trimEnd()}\n`);
}
