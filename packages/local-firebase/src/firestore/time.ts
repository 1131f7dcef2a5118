import { ApiError } from '../http/api-error';

/** An RFC 3339 time with up to nine fractional digits, in any year but 0000. */
const FORM =
  /^(?!0000)(?<day>\d{4}-\d{2}-\d{2})[Tt](?<time>\d{2}:\d{2}:\d{2})(?:\.(?<fraction>\d{1,9}))?(?<zone>[Zz]|[+-]\d{2}:\d{2})$/;
/** In Firestore, a timestamp must be in the years 0001 to 9999 (UTC). */
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const END = Date.parse('+010000-01-01T00:00:00Z');
const MICROS_PER_MILLISECOND = 1000n;
const MICROS_PER_SECOND = 1_000_000n;

/**
 * Returns a time in microseconds since 1970. Digits after the sixth decimal place are dropped, as in Firestore. Throws
 * `INVALID_ARGUMENT` for an invalid time.
 */
export function parseTime(text: string): bigint {
  const { day, time, fraction = '', zone = 'Z' } = FORM.exec(text)?.groups ?? {};
  const milliseconds = Date.parse(`${day}T${time}${zone.toUpperCase()}`);
  const isReal = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day ?? '') ?? false;
  const isInRange = milliseconds >= FIRST && milliseconds < END;
  if (!isReal || !isInRange) {
    throw new ApiError(
      'INVALID_ARGUMENT',
      `'${text}' is not an RFC 3339 time in the years 0001 to 9999 (UTC).`,
    );
  }
  return BigInt(milliseconds) * MICROS_PER_MILLISECOND + BigInt(fraction.padEnd(6, '0').slice(0, 6));
}

/** Formats a time as RFC 3339 in UTC, with zero, three or six fractional digits, as in Google's JSON. */
export function formatTime(micros: bigint): string {
  const rest = ((micros % MICROS_PER_SECOND) + MICROS_PER_SECOND) % MICROS_PER_SECOND;
  const whole = new Date(Number((micros - rest) / MICROS_PER_MILLISECOND)).toISOString().slice(0, -5);
  if (rest === 0n) return `${whole}Z`;
  const digits = rest.toString().padStart(6, '0');
  return `${whole}.${digits.endsWith('000') ? digits.slice(0, 3) : digits}Z`;
}
