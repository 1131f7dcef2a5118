/** A query's constraints on one field, all of which hold. */
export class Constraint<Part> {
  constructor(readonly parts: readonly Part[]) {}
}
