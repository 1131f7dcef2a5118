import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProofPart } from './part';
import { type ProofRecord, readRecord } from './records';

const DOCUMENT = 'docs/proof.md';
const TABLES = 'proof/tables';

const number = (value: number) => value.toLocaleString('en');

const tableOf = ({ name }: ProofPart) => join(TABLES, `${name}.md`);

function writeTable(part: ProofPart, { result: { details, failures } }: ProofRecord): void {
  if (!details) return;
  mkdirSync(TABLES, { recursive: true });
  const failed = failures.length > 0 ? ['Failed:', '', ...failures.map((line) => `- ${line}`), ''] : [];
  const lines = [`# ${part.name}`, '', part.claim, '', ...failed, ...details];
  writeFileSync(tableOf(part), `${lines.join('\n').trimEnd()}\n`);
}

/** Returns the existing lines about a part that has no results in this checkout. */
function keptFrom(
  document: string,
  name: string,
): { row?: string | undefined; paragraph?: string | undefined } {
  const lines = document.split('\n');
  return {
    row: lines.find((line) => line.startsWith(`| ${name} |`)),
    paragraph: lines.find((line) => line.startsWith(`**${name}**`)),
  };
}

function summaryRow(part: ProofPart, record: ProofRecord | null): string {
  if (!record) return `| ${part.name} | not run | | | | |`;
  const { result, seconds, date, commit } = record;
  const { passed, failures, figures } = result;
  const cells = [part.name, figures.join(', '), number(passed), number(failures.length), `${seconds} s`];
  return `| ${[...cells, `${date}, ${commit}`].join(' | ')} |`;
}

/** Returns a part's claim, limitations and first failures. */
function paragraph(part: ProofPart, record: ProofRecord | null): string[] {
  const failures = record?.result.failures ?? [];
  const cases = record?.result.details ? [`[All cases](../${tableOf(part)}).`] : [];
  const notProven = part.notProven.length > 0 ? ['*Not proven:*', ...part.notProven] : [];
  return [
    [`**${part.name}**: ${part.claim}`, ...cases, ...notProven].join(' '),
    ...(failures.length > 0 ? ['', 'Failed:', '', ...failures.slice(0, 10).map((line) => `- ${line}`)] : []),
  ];
}

/**
 * Writes docs/proof.md and the tables from the last full run of each part. Keeps the existing text about parts without
 * a full run in this checkout.
 */
export function writeDocument(parts: ProofPart[]): void {
  const document = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '';
  const records = parts.map((part) => [part, readRecord(part.name)] as const);
  for (const [part, record] of records) if (record) writeTable(part, record);
  const done = records.flatMap(([, record]) => record ?? []);
  const minutes = done.reduce((total, { seconds }) => total + seconds, 0) / 60;
  const machines = [...new Set(done.map(({ machine }) => machine))];
  const lines = [
    '# Proofs',
    '',
    `\`npm run proof\` writes this page. The last full runs took ${minutes.toFixed(1)} minutes on ${machines.join('; ')}.`,
    '`npm run verify` runs the same parts at a smaller scale. `npm run proof -- NAME` repeats one part.',
    '',
    '| part | cases | passed | failed | time | when (UTC), commit |',
    '|---|---|---|---|---|---|',
    ...records.map(
      ([part, record]) => (!record && keptFrom(document, part.name).row) || summaryRow(part, record),
    ),
    '',
    ...records.flatMap(([part, record]) => {
      const kept = record ? undefined : keptFrom(document, part.name).paragraph;
      return [...(kept ? [kept] : paragraph(part, record)), ''];
    }),
  ];
  writeFileSync(DOCUMENT, `${lines.join('\n').trimEnd()}\n`);
}
