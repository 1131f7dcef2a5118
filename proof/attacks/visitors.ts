/**
 * The p99 limit in milliseconds for a visitor on the same machine during an attack and, for machines under load, as a
 * multiple of the p99 without the attack. The higher limit applies.
 */
const MAX_P99_MS = 50;
const MAX_RATIO = 5;

export const isTooSlow = (p99: number, usual: number): boolean =>
  p99 > Math.max(MAX_P99_MS, MAX_RATIO * usual);
