import { readFileSync } from 'node:fs';
import { compileFirestoreRules, compileStorageRules } from 'local-firebase/rules';
import { isKnownActor } from './actors';
import type { Verdict } from './cell';
import { cellName, firestoreCells, storageCells } from './cells';
import { prepareCell } from './engine';
import { prepareStorageCell } from './storage-engine';

/** A rules file, and the cells that the rules engine alone can evaluate, which is much faster than a server. */
export type Subject = {
  fileName: string;
  source: string;
  tests: { name: string; expected: Verdict }[];
  /** Returns whether a test passes with this source. Throws a `RulesError` if the source does not compile. */
  load(source: string): (test: number) => boolean;
};

type Named = Parameters<typeof cellName>[0] & { expected: Verdict };

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
  // The first moment of a day, to test days at their limit.
  const now = new Date(new Date().setUTCHours(0, 0, 0, 0));
  const tests = cells.map((cell) => ({ isAllowed: prepare(cell, now), should: cell.expected === 'allowed' }));
  return {
    fileName,
    source: readFileSync(fileName, 'utf8'),
    tests: cells.map((cell) => ({ name: cellName(cell), expected: cell.expected })),
    load(source) {
      const rules = compile(source, fileName);
      return (index) => {
        const test = tests[index];
        return test !== undefined && test.isAllowed(rules) === test.should;
      };
    },
  };
}

let made: Subject[] | undefined;

/** Prepares the cells once, because that takes seconds. */
export function subjects(): Subject[] {
  made ??= [
    subject('firestore.rules', firestoreCells(), compileFirestoreRules, prepareCell),
    subject('storage.rules', storageCells(), compileStorageRules, prepareStorageCell),
  ];
  return made;
}
