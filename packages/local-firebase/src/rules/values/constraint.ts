import type { RulesValue } from './types';

/** A constraint on a field: a comparison with a value, or a list's element. */
export type ConstraintPart = {
  operator: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'contains';
  value: RulesValue;
};

/** The constraints of a query on a field without a fixed value. All hold. */
export class Constraint {
  constructor(readonly parts: readonly ConstraintPart[]) {}
}
