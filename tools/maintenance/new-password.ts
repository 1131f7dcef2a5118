import { randomBytes } from 'node:crypto';
import { passwordNotice } from 'local-firebase/outbox';

/** Returns a password for a new account, and shows it as `passwordNotice` does. */
export function newPassword(email: string): string {
  const password = randomBytes(18).toString('base64url');
  console.log(passwordNotice('The new account', { email, password }, process.env.DATA_DIR ?? '.data'));
  return password;
}
