/** A query's constraints on a field without a fixed value. All of them hold. */
export class Constraint<Part> {
  constructor(readonly parts: readonly Part[]) {}
}
