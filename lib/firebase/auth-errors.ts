import type { PasswordValidationStatus } from 'firebase/auth';

/** What a password lacks: a number of characters, or one of a kind. */
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

/** A password that the project's policy refuses; the cause is the service's error. */
export class PasswordPolicyError extends Error {
  readonly code = 'auth/password-does-not-meet-requirements';

  constructor(
    /** Empty where the policy finds nothing. */
    readonly lacks: PasswordLack[],
    /** It is the account's own, rather than one that somebody is choosing. */
    readonly isStored: boolean,
    override readonly cause: unknown,
  ) {
    super('The password does not meet the requirements.');
    this.name = 'PasswordPolicyError';
  }
}

/** Something was asked for that only a signed-in user can have. */
export class SignedOutError extends Error {
  constructor() {
    super('Nobody is signed in.');
    this.name = 'SignedOutError';
  }
}
