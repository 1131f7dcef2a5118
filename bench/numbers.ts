import { brotliCompressSync, constants } from 'node:zlib';

/** The value below which this share of the values lies; of an even number, the upper one of the middle. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: number[]): number => quantile(values, 0.5);

/** Bytes of a text as the best brotli leaves them. */
export function brotliBytes(body: Buffer | string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(body, { params }).length;
}

export const count = (value: number) => Math.round(value).toLocaleString('en');
