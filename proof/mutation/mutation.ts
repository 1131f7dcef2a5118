import { type Subject, subjects } from '../matrix/subjects';
import type { ProofContext, ProofPart, ProofResult } from '../part';
import { EQUIVALENT } from './equivalent';
import { type Trial, tryMutants } from './kill';
import type { Mutant } from './mutant';
import { mutantsOf } from './mutants';
import { isSampled } from './sample';

type Row = Trial & { file: string; line: number; clause: string; because: string | null };

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

function equivalence({ source }: Subject, { within, change, from, to }: Mutant): string | null {
  const clause = source.slice(from, to);
  const known = EQUIVALENT.find(
    (one) =>
      one.within === within &&
      one.change === change &&
      one.clause === clause &&
      source.slice(0, from).endsWith(one.follows ?? ''),
  );
  return known?.because ?? null;
}

function rowsOf(subject: Subject, scale: ProofContext['scale']): Row[] {
  const { source, fileName } = subject;
  const all = mutantsOf(source, fileName);
  const chosen =
    scale === 'full'
      ? all
      : all.filter((mutant) => isSampled(source, mutant) && !equivalence(subject, mutant));
  return tryMutants(subject, chosen).map((trial) => ({
    ...trial,
    file: fileName,
    line: source.slice(0, trial.mutant.from).split('\n').length,
    clause: oneLine(source.slice(trial.mutant.from, trial.mutant.to)),
    because: equivalence(subject, trial.mutant),
  }));
}

const nameOf = ({ file, line, clause, mutant }: Row) => `${file}:${line} ${mutant.change}: ${clause}`;

const cell = (text: string) => text.replaceAll('|', '\\|');

function failureOf(row: Row): string[] {
  if (row.killer === null && row.because === null) return [`no test detects ${nameOf(row)}`];
  if (row.killer !== null && row.because !== null) {
    return [`listed as equivalent, but detected by ${row.killer}: ${nameOf(row)}`];
  }
  return [];
}

function tableOf(rows: Row[]): string[] {
  const body = rows.map((row) => {
    const noticed = row.killer ?? `changes nothing: ${row.because ?? 'reason unknown'}`;
    const columns = [`${row.file}:${row.line}`, row.mutant.change, `\`${row.clause.slice(0, 90)}\``, noticed];
    return `| ${columns.map(cell).join(' | ')} |`;
  });
  return ['| where | change | clause | first detected by |', '|---|---|---|---|', ...body];
}

async function run({ scale, log }: ProofContext): Promise<ProofResult> {
  const rows = subjects().flatMap((subject) => rowsOf(subject, scale));
  const failures = rows.flatMap(failureOf);
  const killed = rows.filter(({ killer }) => killer !== null).length;
  const equivalent = rows.filter(({ killer, because }) => killer === null && because !== null);
  const table = tableOf(rows);
  if (scale === 'full') for (const line of table) log(line);
  return {
    passed: rows.length - failures.length,
    failures,
    figures: [
      `${rows.length} changes to the rules`,
      `${killed} detected`,
      `${equivalent.length} without effect`,
    ],
    details: table,
  };
}

export const mutation: ProofPart = {
  name: 'mutation',
  claim:
    'If any clause of firestore.rules or storage.rules is removed or inverted, or one of its limits is changed by one, a test fails. Changes without effect are listed with the reason.',
  notProven: [
    'Regular expressions are not changed. The texts that they must accept or reject are listed by hand.',
  ],
  run,
};
