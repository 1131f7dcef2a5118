import { canonicalKey } from '../values/canonical-key';
import type { MapDiff } from '../values/map-diff';
import { setOf } from '../values/set-of';
import type { RulesValue } from '../values/types';
import { overload } from './overload';

type Diff = MapDiff<RulesValue>;

const added = ({ current, previous }: Diff) => [...current.keys()].filter((key) => !previous.has(key));
const removed = ({ current, previous }: Diff) => [...previous.keys()].filter((key) => !current.has(key));
const kept = ({ current, previous }: Diff) => [...current.keys()].filter((key) => previous.has(key));

function isSame({ current, previous }: Diff, key: string): boolean {
  const [now, before] = [current.get(key) ?? null, previous.get(key) ?? null];
  return canonicalKey(now, 'alike') === canonicalKey(before, 'alike');
}

const changed = (diff: Diff) => kept(diff).filter((key) => !isSame(diff, key));
const unchanged = (diff: Diff) => kept(diff).filter((key) => isSame(diff, key));

export const mapDiffMethods = {
  addedKeys: [overload(['map_diff'], (diff) => setOf(added(diff)))],
  affectedKeys: [
    overload(['map_diff'], (diff) => setOf([...added(diff), ...removed(diff), ...changed(diff)])),
  ],
  changedKeys: [overload(['map_diff'], (diff) => setOf(changed(diff)))],
  removedKeys: [overload(['map_diff'], (diff) => setOf(removed(diff)))],
  unchangedKeys: [overload(['map_diff'], (diff) => setOf(unchanged(diff)))],
};
