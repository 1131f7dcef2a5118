/**
 * The reason why an expression has no value. It is never sent to clients. It does not extend `Error`, because rules
 * often fail, and creating a stack trace would take longer than the decision.
 */
export class EvaluationError {
  constructor(readonly message: string) {}
}
