import { authError } from './auth-error';

/** The permitted lengths of passwords, in characters. */
export type PasswordPolicy = { minLength: number; maxLength: number };

/** The minimum that Firebase enforces in every project. */
const MIN_LENGTH = 6;
export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = { minLength: MIN_LENGTH, maxLength: 4096 };

/**
 * Throws `WEAK_PASSWORD` for a password shorter than Firebase's minimum, and `PASSWORD_DOES_NOT_MEET_REQUIREMENTS` for
 * any other length that the policy does not allow.
 */
export function checkPassword(policy: PasswordPolicy, password: string): void {
  const length = [...password].length;
  if (length < MIN_LENGTH) {
    throw authError('WEAK_PASSWORD', `Password should be at least ${MIN_LENGTH} characters`);
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

/** Returns the body of the response to `GET /v2/passwordPolicy`. */
export function passwordPolicyWire(policy: PasswordPolicy): object {
  return {
    schemaVersion: 1,
    customStrengthOptions: { minPasswordLength: policy.minLength, maxPasswordLength: policy.maxLength },
    allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'],
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
  };
}
