import { RulesError } from '../../src/rules';
import { engineAllows, engineValue } from './engine';
import { randomCondition, randomExpression } from './generator';
import { literalOf } from './literal';
import { Random } from './random';

/** A condition for both engines. `expected` is local-firebase's result. */
export type Trial = { condition: string; expected: boolean | 'refused' };

/** Variables whose values differ between trials. */
const UNSTEADY = /request\.(time|path)|__name__/;

/**
 * Returns a condition that compares an expression with its value in local-firebase. If the value is missing, differs
 * between trials or has no literal, the condition tests only whether the expression has a value.
 */
function pinned(expression: string): string {
  const result = UNSTEADY.test(expression) ? null : engineValue(expression);
  const literal = result && literalOf(result.value);
  return literal === null ? `[${expression}].size() == 1` : `(${expression}) == ${literal}`;
}

function unlessRefused<Result>(run: () => Result): Result | 'refused' {
  try {
    return run();
  } catch (error) {
    if (error instanceof RulesError) return 'refused';
    throw error;
  }
}

/** Generates trials. About half are random conditions; the others compare the value of a random expression. */
export function randomTrials(count: number, seed: number): Trial[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const pin = random.chance(0.5);
    const expression = pin ? randomExpression(random) : randomCondition(random);
    const attempt = pin ? unlessRefused(() => pinned(expression)) : expression;
    const condition = attempt === 'refused' ? expression : attempt;
    return { condition, expected: unlessRefused(() => engineAllows(condition)) };
  });
}
