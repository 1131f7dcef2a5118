import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns 256 random bits in a URL-safe encoding. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns a SHA-256 hash without a salt. A random secret needs no salt, because it cannot be guessed. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether two secrets are equal. The comparison takes constant time. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}
