import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Returns the quantile at `share`, a number from 0 to 1. The median of an even number of values is the higher of the
 * two middle values.
 */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: number[]): number => quantile(values, 0.5);

/** Returns the size in bytes after Brotli compression at the highest quality. */
export function brotliBytes(body: Buffer | string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(body, { params }).length;
}

export const count = (value: number) => Math.round(value).toLocaleString('en');

/** Formats milliseconds to one decimal place, such as 1,353.6 ms. */
export const milliseconds = (value: number) =>
  `${value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ms`;
