/** The constraints of a query on a field without a fixed value. All hold. */
export class Constraint<Part> {
  constructor(readonly parts: readonly Part[]) {}
}
