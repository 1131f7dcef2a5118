import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** The cost is 16 MiB of memory per hash. Source: OWASP Password Storage Cheat Sheet, scrypt. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const BYTES = 32;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Resolves to `scrypt$N$r$p$salt$hash`. The cost is stored with the hash, so that the cost can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password.normalize('NFKC'), salt, BYTES, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/**
 * Resolves to whether a password matches a stored hash. Derives a key even if there is no stored hash, so that timing
 * does not reveal which accounts exist.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = stored?.split('$') ?? [];
  const expected = Buffer.from(hash, 'base64');
  const cost = stored === null ? COST : { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64'), BYTES, cost);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
