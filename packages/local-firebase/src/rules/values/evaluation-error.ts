/**
 * The reason why an expression has no value. It never reaches a client. It does not extend `Error`, because rules fail
 * all the time, and a stack trace would cost more than the decision.
 */
export class EvaluationError {
  constructor(readonly message: string) {}
}
