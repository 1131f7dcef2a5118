import { readFileSync } from 'node:fs';
import { compileFirestoreRules } from 'local-firebase/rules';
import type { ProofContext, ProofPart, ProofResult } from '../part';
import { runWalks } from './walk';

const WALKS = { test: 300, full: 10_000 };

const number = (value: number) => value.toLocaleString('en');

async function run({ scale }: ProofContext): Promise<ProofResult> {
  const rules = compileFirestoreRules(readFileSync('firestore.rules', 'utf8'), 'firestore.rules');
  const { walks, tried, taken, failure } = runWalks(rules, { walks: WALKS[scale] });
  return {
    passed: failure ? walks - 1 : walks,
    failures: failure ? [failure] : [],
    figures: [`${number(walks)} walks`, `${number(tried)} steps tried`, `${number(taken)} allowed`],
  };
}

export const walks: ProofPart = {
  name: 'walks',
  claim:
    'Whatever editors do with listed instructions and safety data, none becomes unreachable before the end of its retention period, no link leaves its document, no GTIN leads to another document, and each version that was ever live can be fetched with its hash. A walk is a random sequence of saves, withdrawals, restores, deletions, waiting times and purges.',
  notProven: [
    'The walks use three links, the rules engine and the function that plans a purge, but no server or browser.',
    'The walks contain no GTINs from before claims existed.',
  ],
  run,
};
