/** Both ends are inclusive. */
export type ByteRange = { first: number; last: number };

/**
 * Returns the part of `size` bytes that a `Range` header requests, or null if there is no such part. Returns `all` if
 * `size` is 0, or if the header is missing, is malformed or requests several parts. RFC 9110 allows a server to ignore
 * the header.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'all' | null {
  const parts = /^bytes=(?<first>\d{0,15})-(?<last>\d{0,15})$/.exec(header?.trim() ?? '')?.groups;
  if (parts === undefined || size === 0 || (parts.first === '' && parts.last === '')) return 'all';
  if (parts.first === '') {
    const length = Math.min(Number(parts.last), size);
    return length === 0 ? null : { first: size - length, last: size - 1 };
  }
  const first = Number(parts.first);
  const last = parts.last === '' ? size - 1 : Math.min(Number(parts.last), size - 1);
  if (parts.last !== '' && Number(parts.last) < first) return 'all';
  return first >= size ? null : { first, last };
}
