import type { PasswordValidationStatus } from 'firebase/auth';

function missingFrom(status: PasswordValidationStatus): string[] {
  const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  const demands: [boolean | undefined, string][] = [
    [status.meetsMinPasswordLength, `at least ${minPasswordLength} characters`],
    [status.meetsMaxPasswordLength, `at most ${maxPasswordLength} characters`],
    [status.containsLowercaseLetter, 'a lower-case letter'],
    [status.containsUppercaseLetter, 'an upper-case letter'],
    [status.containsNumericCharacter, 'a digit'],
    [status.containsNonAlphanumericCharacter, 'a character that is neither letter nor digit'],
  ];
  return demands.filter(([met]) => met === false).map(([, demand]) => demand);
}

/** A password that the project's policy refuses; the message says what it lacks, the cause is the service's error. */
export class PasswordPolicyError extends Error {
  readonly code = 'auth/password-does-not-meet-requirements';

  constructor(
    status: PasswordValidationStatus,
    override readonly cause: unknown,
    advice = '',
  ) {
    const missing = missingFrom(status);
    const lack =
      missing.length > 0
        ? `The password needs ${missing.join(', ')}.`
        : 'The password does not meet the requirements any more.';
    super(`${lack} ${advice}`.trim());
    this.name = 'PasswordPolicyError';
  }
}
