import { authError } from './auth-error';

const LONGEST = 254;
const SHAPE = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u;

/** Returns an email address in lower case, as it is stored and looked up. Throws `MISSING_EMAIL` or `INVALID_EMAIL`. */
export function canonicalEmail(email: string | undefined): string {
  if (email === undefined) throw authError('MISSING_EMAIL');
  if (email.length > LONGEST || !SHAPE.test(email)) throw authError('INVALID_EMAIL');
  return email.toLowerCase();
}
