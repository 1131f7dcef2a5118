/**
 * Why an expression has no value. It makes its clause false and never reaches a client. Not an `Error`: rules fail all
 * the time, and a stack trace would cost more than the decision.
 */
export class EvaluationError {
  constructor(readonly message: string) {}
}
