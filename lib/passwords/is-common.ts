/** Up to four characters, repeated. */
const REPEATED = /^(.{1,4})\1+$/u;

/** The password is easy to guess, because many people use it or because it repeats itself. */
export class CommonPasswordError extends Error {
  constructor() {
    super('The password is easy to guess.');
    this.name = 'CommonPasswordError';
  }
}

/**
 * Whether a password is easy to guess. The list, which is loaded on demand, contains those of the 49,233 most common
 * passwords that have 12 characters or more, because the password policy refuses shorter ones. It is from
 * @zxcvbn-ts/language-common 4.1.3 (MIT licence, © 2012–2016 Dan Wheeler and Dropbox, Inc., © 2021 zxcvbn-ts).
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const typed = password.toLowerCase();
  const { default: common } = await import('./common-passwords.json');
  return REPEATED.test(typed) || common.includes(typed);
}

/** @throws CommonPasswordError if the password is easy to guess */
export async function refuseCommonPassword(password: string): Promise<void> {
  // A list that cannot be loaded must not keep anybody from setting a password.
  if (await isCommonPassword(password).catch(() => false)) throw new CommonPasswordError();
}
