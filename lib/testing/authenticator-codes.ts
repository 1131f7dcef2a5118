import { createHmac } from 'node:crypto';

export const PERIOD_MS = 30_000;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function decode(key: string): Buffer {
  const bits = [...key].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Returns the code of RFC 6238 for a period. */
function codeOf(secret: Buffer, period: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(period));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const number = hash.readUInt32BE(hash.readUInt8(19) & 0x0f) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/**
 * Returns three codes that the service accepts now, each after the one before: it accepts those of the previous, the
 * present and the next period, and each once.
 */
export function codesNow(key: string): [string, string, string] {
  const secret = decode(key.replaceAll(/\s/g, ''));
  const present = Math.floor(Date.now() / PERIOD_MS);
  return [codeOf(secret, present - 1), codeOf(secret, present), codeOf(secret, present + 1)];
}
