import type { PasswordValidationStatus } from 'firebase/auth';

/** Returns the code of a service's error, such as `auth/invalid-email`, or '' if the error has none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** A requirement of the password policy that a password does not meet. */
export type PasswordLack =
  | { lacks: 'lowerCase' | 'upperCase' | 'digit' | 'symbol' }
  | { lacks: 'least' | 'most'; characters: number | undefined };

export function lacksOf(status: PasswordValidationStatus): PasswordLack[] {
  const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  const demands: [boolean | undefined, PasswordLack][] = [
    [status.meetsMinPasswordLength, { lacks: 'least', characters: minPasswordLength }],
    [status.meetsMaxPasswordLength, { lacks: 'most', characters: maxPasswordLength }],
    [status.containsLowercaseLetter, { lacks: 'lowerCase' }],
    [status.containsUppercaseLetter, { lacks: 'upperCase' }],
    [status.containsNumericCharacter, { lacks: 'digit' }],
    [status.containsNonAlphanumericCharacter, { lacks: 'symbol' }],
  ];
  return demands.filter(([met]) => met === false).map(([, lack]) => lack);
}

/** A password was rejected by the project's policy. The cause is the service's error. */
export class PasswordPolicyError extends Error {
  readonly code = 'auth/password-does-not-meet-requirements';

  constructor(
    /** Empty if the password meets every requirement in the fetched policy. */
    readonly lacks: PasswordLack[],
    /** Whether the password is the account's current one rather than a new one. */
    readonly isStored: boolean,
    override readonly cause: unknown,
  ) {
    super('The password does not meet the requirements.');
    this.name = 'PasswordPolicyError';
  }
}

/** The operation requires a signed-in user. */
export class SignedOutError extends Error {
  constructor() {
    super('Nobody is signed in.');
    this.name = 'SignedOutError';
  }
}
