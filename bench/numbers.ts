import { brotliCompressSync, constants } from 'node:zlib';

/** Returns the size in bytes after Brotli compression at the highest quality. */
export function brotliBytes(body: Buffer | string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(body, { params }).length;
}

export const count = (value: number) => Math.round(value).toLocaleString('en');

/** Formats milliseconds to one decimal place, such as 1,353.6 ms. */
export const milliseconds = (value: number) =>
  `${value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ms`;
