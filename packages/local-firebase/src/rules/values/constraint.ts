import type { RulesValue } from './types';

/** A promise about a field: how its value compares with another, or that it is a list with that element. */
export type ConstraintPart = {
  operator: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'contains';
  value: RulesValue;
};

/** What a query promises of a field that it does not fix to one value; all parts hold together. */
export class Constraint {
  constructor(readonly parts: readonly ConstraintPart[]) {}
}
