import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, safe in a URL. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes without a salt. Random secrets need none, because they cannot be guessed. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares in constant time. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}
