import { readFileSync } from 'node:fs';
import { compileFirestoreRules } from 'local-firebase/rules';
import { runWalks } from './walk';

const source = readFileSync('firestore.rules', 'utf8');
const SEED = 44;

const walk = (rules: string, walks: number) =>
  runWalks(compileFirestoreRules(rules, 'firestore.rules'), { walks, seed: SEED });

it('random walks of editors keep every promise to visitors', () => {
  const { failure, tried, taken } = walk(source, 30);
  expect(failure).toBeNull();
  // Walks whose steps the rules mostly refuse would prove nothing.
  expect(taken / tried).toBeGreaterThan(0.2);
});

it.each([
  ['&& !mustStay(resource.data)', '', /was deleted although it had to stay/],
  [': !isReliedOn(record) || holdsName(record) && holdsGtin(record)', ': true', /the GTIN .* moved/],
  ['record.listed && record.kind == before.kind', 'true', /no longer listed|changed its type/],
  ["record.sha256 != ''\n", 'true\n', /lost its file/],
])('a walk would break a promise if the rules lacked %j', (condition, replacement, fault) => {
  expect(source).toContain(condition);
  expect(walk(source.replace(condition, replacement), 1_000).failure).toMatch(fault);
});
