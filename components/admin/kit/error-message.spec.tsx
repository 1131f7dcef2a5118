import { PasswordPolicyError } from '@/lib/firebase/auth-errors';
import {
  ApprovalNeededError,
  ConflictError,
  MissingPictureError,
  UnreadConflictError,
} from '@/lib/records/errors';
import { aBlog } from '@/lib/testing/records';
import {
  DATABASE_CODES,
  IDENTITY_CODES,
  LOCAL_IDENTITY_CODES,
  STORAGE_CODES,
  UPLOAD_CODES,
} from '@/lib/testing/service-codes';
import { canPass, errorMessage, isMissingScript } from './error-message';
import { keepPictureName } from './picture-names';

const coded = (code: string) => Object.assign(new Error(code), { code });
const unexpected = errorMessage(new Error('x'));

const codes = [
  ...[...DATABASE_CODES, ...IDENTITY_CODES, ...STORAGE_CODES].map((row) => String(row.at(-1))),
  ...LOCAL_IDENTITY_CODES,
  ...UPLOAD_CODES,
];

describe('errorMessage', () => {
  it('does not distinguish a wrong email from a wrong password', () => {
    const messages = ['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-credential'].map((code) =>
      errorMessage(coded(code)),
    );
    expect(new Set(messages).size).toBe(1);
  });

  it.each(codes)('returns a specific message of at least two clauses for %s', (code) => {
    const message = errorMessage(coded(code));
    expect(message).not.toBe(unexpected);
    expect(message).toMatch(/^[A-Z].+[.;:,] .+\.$/);
  });

  it("distinguishes a colleague's change from a colleague's deletion", () => {
    expect(errorMessage(new ConflictError('Blog', 'b', aBlog()))).toContain('record was changed');
    expect(errorMessage(new ConflictError('Blog', 'b', null))).toContain('record was deleted');
  });

  it('reports a conflict even if the saved version cannot be loaded', () => {
    const error = new UnreadConflictError(coded('unavailable'));
    expect(errorMessage(error)).toMatch(
      /was changed after it was loaded.* Nothing was overwritten or lost\./,
    );
    expect(canPass(error)).toBe(true);
  });

  it('does not suspect the role if approval is needed, and says how to get it', () => {
    expect(errorMessage(new ApprovalNeededError('save'))).toMatch(/then ask to publish\.$/);
    expect(errorMessage(new ApprovalNeededError('restore'))).toMatch(/then ask to restore it\.$/);
  });

  it('names the image to choose again, if this device has stored its file name', () => {
    const error = new MissingPictureError('images/a/1.png');
    localStorage.clear();
    expect(errorMessage(error)).toMatch(/Choose the image again\.$/);
    keepPictureName(error.path, 'laboratory.png');
    expect(errorMessage(error)).toMatch(/Choose the image again: laboratory\.png\.$/);
  });

  it.each([
    [
      new PasswordPolicyError([{ lacks: 'least', characters: 12 }, { lacks: 'digit' }], true, null),
      'The password must have at least 12 characters and a digit. To set a new one, choose “Forgot your password?” on the sign-in page.',
    ],
    [
      new PasswordPolicyError([{ lacks: 'symbol' }], false, null),
      'The password must have a character that is not a letter or digit.',
    ],
    [
      new PasswordPolicyError([], true, null),
      'The password does not meet the requirements. To set a new one, choose “Forgot your password?” on the sign-in page.',
    ],
  ])(
    'explains why a password is rejected and, for a stored password, how to set a new one',
    (error, message) => {
      expect(errorMessage(error)).toBe(message);
    },
  );

  it.each([
    Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }),
    new Error('Failed to load chunk /_next/static/chunks/x.js'),
    new TypeError('Failed to fetch dynamically imported module'),
  ])('recognises a missing script: %s', (error) => {
    expect(isMissingScript(error)).toBe(true);
    expect(errorMessage(error)).toContain('Couldn’t load');
  });
});

describe('canPass', () => {
  const passing = [
    'aborted',
    'cancelled',
    'deadline-exceeded',
    'resource-exhausted',
    'unavailable',
    'unknown',
    'auth/network-request-failed',
    'storage/retry-limit-exceeded',
  ];

  it.each(codes)('is true only if a retry can help: %s', (code) => {
    expect(canPass(coded(code))).toBe(passing.includes(code));
  });
});
