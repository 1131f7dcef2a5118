import { brotliCompressSync, constants } from 'node:zlib';

/** The value below which this share of the values falls. For an even count, the median is the upper middle value. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: number[]): number => quantile(values, 0.5);

/** The size of a string in bytes after the strongest Brotli compression. */
export function brotliBytes(body: Buffer | string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(body, { params }).length;
}

export const count = (value: number) => Math.round(value).toLocaleString('en');

/** Milliseconds to one decimal place: 1,353.6 ms. */
export const milliseconds = (value: number) =>
  `${value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ms`;
