import { writeFileSync } from 'node:fs';
import type { ProofPart } from './part';
import { type ProofRecord, readRecord } from './records';

const number = (value: number) => value.toLocaleString('en');

function summaryRow(part: ProofPart, record: ProofRecord | null): string {
  if (!record) return `| ${part.name} | not run | | | | |`;
  const { result, seconds, date, commit } = record;
  const { passed, failures, figures } = result;
  const cells = [part.name, figures.join(', '), number(passed), number(failures.length), `${seconds} s`];
  return `| ${[...cells, `${date}, ${commit}`].join(' | ')} |`;
}

function section(part: ProofPart, record: ProofRecord | null): string[] {
  const failures = record?.result.failures ?? [];
  return [
    `## ${part.name}`,
    '',
    part.claim,
    '',
    ...(failures.length > 0 ? ['Failed:', '', ...failures.slice(0, 50).map((line) => `- ${line}`), ''] : []),
    ...(record?.result.details ? [...record.result.details, ''] : []),
    ...(part.notProven.length > 0
      ? ['Not proven:', '', ...part.notProven.map((line) => `- ${line}`), '']
      : []),
  ];
}

/** Writes docs/proof.md from the last full run of each part. */
export function writeDocument(parts: ProofPart[]): void {
  const records = parts.map((part) => [part, readRecord(part.name)] as const);
  const done = records.flatMap(([, record]) => record ?? []);
  const minutes = done.reduce((total, { seconds }) => total + seconds, 0) / 60;
  const machines = [...new Set(done.map(({ machine }) => machine))];
  const lines = [
    '# What was proven, with which counts',
    '',
    `Written by \`npm run proof\`. All parts together took ${minutes.toFixed(1)} minutes on ${machines.join('; ')}.`,
    '`npm test` runs the same parts at a smaller scale; `npm run proof -- NAME` repeats one of them.',
    '',
    '| part | what ran | passed | failed | time | when (UTC) and on which commit |',
    '|---|---|---|---|---|---|',
    ...records.map(([part, record]) => summaryRow(part, record)),
    '',
    ...records.flatMap(([part, record]) => section(part, record)),
  ];
  writeFileSync('docs/proof.md', `${lines.join('\n').trimEnd()}\n`);
}
