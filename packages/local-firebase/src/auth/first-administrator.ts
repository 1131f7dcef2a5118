import { randomInt } from 'node:crypto';
import type { AuthContext } from './context';
import { createUser } from './create-user';

export type FirstAdministrator = { email: string; password: string };

/** 32 characters that are not easily confused, so a password of 20 characters has 100 bits of entropy. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/**
 * Creates an administrator with a random password if there are no accounts, and returns the credentials. Otherwise,
 * returns null. Only a hash of the password is stored.
 */
export async function ensureFirstAdministrator(
  context: AuthContext,
  email: string,
): Promise<FirstAdministrator | null> {
  if (context.users.list('', 1).length > 0) return null;
  const password = randomPassword();
  const customAttributes = JSON.stringify({ admin: true });
  // Whoever starts the backend vouches for the address, which a second factor requires.
  await createUser(context, { email, password, emailVerified: true, customAttributes });
  return { email, password };
}

function randomPassword(): string {
  const character = () => CHARACTERS.charAt(randomInt(CHARACTERS.length));
  return Array.from({ length: 4 }, () => Array.from({ length: 5 }, character).join('')).join('-');
}
