import { readFileSync } from 'node:fs';
import { compileFirestoreRules, compileStorageRules } from 'local-firebase/rules';
import { isKnownActor } from '../matrix/actors';
import { prepareCell } from '../matrix/engine';
import { cellName, firestoreCells } from '../matrix/firestore-cells';
import { storageCells } from '../matrix/storage-cells';
import { prepareStorageCell } from '../matrix/storage-engine';

/** A rules file and the tests that must detect its mutants. */
export type Subject = {
  fileName: string;
  source: string;
  /** The names of the tests. */
  tests: string[];
  /** Returns whether a test passes with this source. Throws a `RulesError` if the source does not compile. */
  load(source: string): (test: number) => boolean;
};

type Named = Parameters<typeof cellName>[0] & { expected: string };

function subject<Cell extends Named, Rules>(
  fileName: string,
  all: Cell[],
  compile: (source: string, fileName: string) => Rules,
  prepare: (cell: Cell, now: Date) => (rules: Rules) => boolean,
): Subject {
  const known = all.filter(({ actor }) => isKnownActor(actor));
  // Allowed requests detect nearly every inverted clause, so running them first saves most of the time.
  const cells = [
    ...known.filter(({ expected }) => expected === 'allowed'),
    ...known.filter(({ actor, expected }) => expected !== 'allowed' && actor === 'administrator'),
    ...known.filter(({ actor, expected }) => expected !== 'allowed' && actor !== 'administrator'),
  ];
  const now = new Date();
  const tests = cells.map((cell) => ({ isAllowed: prepare(cell, now), should: cell.expected === 'allowed' }));
  return {
    fileName,
    source: readFileSync(fileName, 'utf8'),
    tests: cells.map((cell) => `${cellName(cell)}: ${cell.expected}`),
    load(source) {
      const rules = compile(source, fileName);
      return (index) => {
        const test = tests[index];
        return test !== undefined && test.isAllowed(rules) === test.should;
      };
    },
  };
}

export const subjects = (): Subject[] => [
  subject('firestore.rules', firestoreCells(), compileFirestoreRules, prepareCell),
  subject('storage.rules', storageCells(), compileStorageRules, prepareStorageCell),
];
