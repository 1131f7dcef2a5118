import { EvaluationError } from '../values/evaluation-error';
import type { RulesMap, RulesValue } from '../values/types';
import type { Documents } from './documents';

/**
 * The maximum number of expressions evaluated for one request or, for a list, for one alternative of the query. Source:
 * the documented limits of Security Rules.
 */
const MAX_EXPRESSIONS = 1000;

/** The data visible to every expression of one request. */
export class Evaluation {
  #expressions = 0;

  constructor(
    readonly request: RulesMap,
    /** Undefined if a query selects by name a document that does not exist. Using `resource` is then an error. */
    readonly resource: RulesValue | undefined,
    readonly documents: Documents,
    private readonly checkTime: () => void = () => {},
  ) {}

  get expressions(): number {
    return this.#expressions;
  }

  countExpression(): void {
    this.checkTime();
    this.#expressions += 1;
    if (this.#expressions > MAX_EXPRESSIONS) {
      throw new EvaluationError(
        `The request evaluates too many expressions: the limit is ${MAX_EXPRESSIONS}.`,
      );
    }
  }
}

/** Values captured by the enclosing `match` paths, by slot. Undefined for a segment that a query does not determine. */
export type Captures = readonly (RulesValue | undefined)[];

export type Frame = {
  evaluation: Evaluation;
  captures: Captures;
  /** Parameters, then `let` variables. */
  locals: Deferred[];
};

/** A compiled expression. Throws an `EvaluationError` if the expression has no value. */
export type Evaluate = (frame: Frame) => RulesValue;

/** An argument or `let` variable, evaluated at most once. An error is thrown only when the value is used. */
export class Deferred {
  #result: { value: RulesValue } | { error: unknown } | null = null;

  constructor(
    private readonly evaluate: Evaluate,
    private readonly frame: Frame,
  ) {}

  get value(): RulesValue {
    this.#result ??= this.#run();
    if ('error' in this.#result) throw this.#result.error;
    return this.#result.value;
  }

  settle(): void {
    this.#result ??= this.#run();
  }

  #run(): { value: RulesValue } | { error: unknown } {
    try {
      return { value: this.evaluate(this.frame) };
    } catch (error) {
      return { error };
    }
  }
}
