import { authError } from './auth-error';

/** Lengths in characters. */
export type PasswordPolicy = { minLength: number; maxLength: number };

/** What Firebase requires of every project. */
const LEAST_ANYWHERE = 6;
export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = { minLength: LEAST_ANYWHERE, maxLength: 4096 };

/** Throws `WEAK_PASSWORD`, or `PASSWORD_DOES_NOT_MEET_REQUIREMENTS` for what only this policy asks. */
export function checkPassword(policy: PasswordPolicy, password: string): void {
  const length = [...password].length;
  if (length < LEAST_ANYWHERE) {
    throw authError('WEAK_PASSWORD', `Password should be at least ${LEAST_ANYWHERE} characters`);
  }
  const missing =
    length < policy.minLength
      ? `Password must contain at least ${policy.minLength} characters`
      : length > policy.maxLength
        ? `Password may contain at most ${policy.maxLength} characters`
        : null;
  if (missing !== null) {
    throw authError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', `Missing password requirements: [${missing}]`);
  }
}

/** The answer of `GET /v2/passwordPolicy`. */
export function passwordPolicyWire(policy: PasswordPolicy): object {
  return {
    schemaVersion: 1,
    customStrengthOptions: { minPasswordLength: policy.minLength, maxPasswordLength: policy.maxLength },
    allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'],
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
  };
}
