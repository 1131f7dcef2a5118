/**
 * Returns the quantile at `share`, a number from 0 to 1. The median of an even number of values is the higher of the
 * two middle values.
 */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: number[]): number => quantile(values, 0.5);
