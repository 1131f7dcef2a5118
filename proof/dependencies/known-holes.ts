import { ADVISORIES, COMPROMISED } from './advisories';
import type { LockedPackage } from './lock';

/** Below zero if the left version is the earlier one. Pre-releases count as what they lead to. */
export const compareVersions = (left: string, right: string): number =>
  left.split('-', 1).join().localeCompare(right.split('-', 1).join(), 'en', { numeric: true });

/** What is known against a version: one sentence for each. */
export function knownHoles({ name, version }: Pick<LockedPackage, 'name' | 'version'>): string[] {
  const holes = ADVISORIES.filter(
    (advisory) =>
      advisory.name === name &&
      advisory.affected.some(
        ([from, fixed]) => compareVersions(version, from) >= 0 && compareVersions(version, fixed) < 0,
      ),
  ).map(({ id, what }) => `${name} ${version}: ${what}, ${id}`);
  const stolen = COMPROMISED[name]?.includes(version)
    ? [`${name} ${version}: published by somebody else`]
    : [];
  return [...holes, ...stolen];
}
