const DECIMAL = /^(?<sign>[+-]?)(?<whole>\d*)(?:\.(?<part>\d*))?(?:[eE](?<exponent>[+-]?\d{1,3}))?$/;

/** Returns the whole number in a JSON number or in a string such as `2`, `1.0` or `1e2`; null for anything else. */
export function wholeNumber(json: unknown): bigint | null {
  if (typeof json === 'number') return Number.isInteger(json) ? BigInt(json) : null;
  if (typeof json !== 'string') return null;
  const { sign = '', whole = '', part = '', exponent = '0' } = DECIMAL.exec(json)?.groups ?? {};
  const digits = `${whole}${part}`;
  if (digits === '') return null;
  const shift = Number(exponent) - part.length;
  const size = 10n ** BigInt(Math.abs(shift));
  const unscaled = BigInt(`${sign === '-' ? '-' : ''}${digits}`);
  if (shift >= 0) return unscaled * size;
  return unscaled % size === 0n ? unscaled / size : null;
}
