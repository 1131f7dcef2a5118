import type { Constraint } from './constraint';
import type { Duration } from './duration';
import type { LatLng } from './lat-lng';
import type { MapDiff } from './map-diff';
import type { Path } from './path';
import type { RulesSet } from './rules-set';
import type { Timestamp } from './timestamp';

export type RulesMap = Map<string, RulesValue>;

/** The types of the rules language and their representation here. */
export type ValueTypes = {
  null: null;
  bool: boolean;
  int: bigint;
  float: number;
  string: string;
  bytes: Uint8Array;
  list: RulesValue[];
  map: RulesMap;
  set: RulesSet;
  timestamp: Timestamp;
  duration: Duration;
  path: Path;
  latlng: LatLng;
  map_diff: MapDiff;
  constraint: Constraint;
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
  | RulesSet
  | Timestamp
  | Duration
  | Path
  | LatLng
  | MapDiff
  | Constraint;
