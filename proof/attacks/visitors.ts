/**
 * The limits of a visitor's p99 during an attack on the same machine: in milliseconds and, for machines under load, as a
 * multiple of the p99 without the attack. The higher of the two applies.
 */
const MAX_P99_MS = 50;
const MAX_RATIO = 5;

export const isTooSlow = (p99: number, usual: number): boolean =>
  p99 > Math.max(MAX_P99_MS, MAX_RATIO * usual);
