import { createHmac, randomBytes } from 'node:crypto';

/** How long each code is valid, in seconds. All authenticator apps support this length, SHA-1 and six digits. */
export const PERIOD_SECONDS = 30;
export const DIGITS = 6;

/** The number of periods by which the clock of a phone may be off. */
const TOLERANCE = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns a random secret of 160 bits in hexadecimal, the length that RFC 4226 recommends. */
export const randomTotpSecret = (): string => randomBytes(20).toString('hex');

/** Returns a hexadecimal secret in Base32 without padding, as authenticator apps expect it. */
export function base32(secret: string): string {
  const bits = [...Buffer.from(secret, 'hex')].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('');
}

/** Returns the number of whole periods since 1970. */
export const stepAt = (time: Date): number => Math.floor(time.getTime() / 1000 / PERIOD_SECONDS);

/** Returns the code of a period, by RFC 6238 and RFC 4226. */
export function totpCode(secret: string, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', Buffer.from(secret, 'hex')).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Returns the period to which a code belongs, or null. Only periods after `lastStep` count. */
export function stepOf(secret: string, code: string, now: Date, lastStep = -1): number | null {
  const present = stepAt(now);
  const steps = Array.from({ length: 2 * TOLERANCE + 1 }, (_, index) => present - TOLERANCE + index);
  return steps.find((step) => step > lastStep && totpCode(secret, step) === code) ?? null;
}
