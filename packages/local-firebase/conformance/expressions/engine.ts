import type { DocumentLookup, FirestoreRequest } from '../../src/rules';
import { compileFirestoreRules } from '../../src/rules';
import { compileFirestoreClauses, openEvaluation } from '../../src/rules/request/firestore';
import { EvaluationError } from '../../src/rules/values/evaluation-error';
import type { RulesValue } from '../../src/rules/values/types';
import { CLAIMS, DOCUMENTS, UID, worldOf } from './world';

/** Returns a rules file in which each condition has its own line and guards its own collection. */
export function rulesFor(conditions: string[]): string {
  const matches = conditions.map(
    (condition, index) => `match /trial${index}/{id} { allow get: if ${condition}; }`,
  );
  const open = "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {";
  return [open, ...matches, '} }'].join('\n');
}

const world = new Map(worldOf(1).map((document) => [document.name, document]));
const find = (path: string[]) => world.get(`${DOCUMENTS}/${path.join('/')}`) ?? null;
const lookup: DocumentLookup = { before: find, after: find };

const path = ['trial0', 'it'];
const request = (): Extract<FirestoreRequest, { method: 'get' }> => ({
  auth: { uid: UID, token: CLAIMS },
  time: new Date(),
  lookup,
  database: '(default)',
  path,
  method: 'get',
  resource: find(path),
});

/**
 * Returns whether local-firebase allows the signed-in user to get the document. Throws a `RulesError` if the condition
 * is invalid.
 */
export function engineAllows(condition: string): boolean {
  return compileFirestoreRules(rulesFor([condition]), 'trial.rules').decide(request()).allowed;
}

/** Returns an expression's value, or null if evaluation fails. Throws a `RulesError` if the expression is invalid. */
export function engineValue(expression: string): { value: RulesValue } | null {
  const [clause] = compileFirestoreClauses(rulesFor([expression]), 'trial.rules');
  if (!clause?.condition) return null;
  try {
    const value = clause.condition({
      evaluation: openEvaluation(request()),
      captures: ['(default)', 'it'],
      locals: [],
    });
    return { value };
  } catch (error) {
    if (error instanceof EvaluationError) return null;
    throw error;
  }
}
