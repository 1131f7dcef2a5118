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
    'Whatever editors do with listed instructions and safety data, none becomes unreachable before the day until which it is kept, no link leaves its document, no GTIN leads to another document, and each version that was ever live can be fetched with its hash. A walk is a random sequence of saves, withdrawals, restores, deletes, waits and purges.',
  notProven: [
    'The walks use the rules engine and the plan of a purge, with three links, not a server and a browser.',
    'GTINs from before claims existed are not part of the walks.',
  ],
  run,
};
