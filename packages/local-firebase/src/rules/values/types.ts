import type { Constraint } from './constraint';
import type { Duration } from './duration';
import type { LatLng } from './lat-lng';
import type { MapDiff } from './map-diff';
import type { Path } from './path';
import type { RulesSet } from './rules-set';
import type { Timestamp } from './timestamp';

export type RulesMap = Map<string, RulesValue>;
export type ValueSet = RulesSet<RulesValue>;

/** A constraint on a field: a comparison with a value, or an element that the field's list contains. */
export type ConstraintPart = {
  operator: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'contains';
  value: RulesValue;
};
export type FieldConstraint = Constraint<ConstraintPart>;

/** The types of the rules language and the TypeScript types that represent them. */
export type ValueTypes = {
  null: null;
  bool: boolean;
  int: bigint;
  float: number;
  string: string;
  bytes: Uint8Array;
  list: RulesValue[];
  map: RulesMap;
  set: ValueSet;
  timestamp: Timestamp;
  duration: Duration;
  path: Path;
  latlng: LatLng;
  map_diff: MapDiff<RulesValue>;
  constraint: FieldConstraint;
};

export type TypeName = keyof ValueTypes;

export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | RulesValue[]
  | RulesMap
  | ValueSet
  | Timestamp
  | Duration
  | Path
  | LatLng
  | MapDiff<RulesValue>
  | FieldConstraint;
