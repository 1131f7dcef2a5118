/** A query's constraints on one field. A matching document satisfies all of them. */
export class Constraint<Part> {
  constructor(readonly parts: readonly Part[]) {}
}
