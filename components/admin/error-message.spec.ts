import { ConflictError } from '@/lib/content/conflict';
import { aBlog } from '@/lib/testing/records';
import { canPass, errorMessage, isMissingScript } from './error-message';

const coded = (code: string) => Object.assign(new Error(code), { code });
const unexpected = errorMessage(new Error('x'));

const database = [
  'failed-precondition',
  'unauthenticated',
  'permission-denied',
  'not-found',
  'aborted',
  'resource-exhausted',
  'cancelled',
  'unknown',
  'unimplemented',
  'unavailable',
  'deadline-exceeded',
];
const identity = ['email-already-in-use', 'too-many-requests', 'network-request-failed', 'popup-blocked'];
const storage = [
  'object-not-found',
  'unauthenticated',
  'quota-exceeded',
  'unauthorized',
  'retry-limit-exceeded',
  'canceled',
];
const codes = [
  ...database,
  ...identity.map((code) => `auth/${code}`),
  ...storage.map((code) => `storage/${code}`),
];

describe('errorMessage', () => {
  it('does not tell a wrong e-mail from a wrong password', () => {
    const messages = ['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-credential'].map((code) =>
      errorMessage(coded(code)),
    );
    expect(new Set(messages).size).toBe(1);
  });

  it.each(codes)('has a sentence of its own for %s', (code) => {
    expect(errorMessage(coded(code))).not.toBe(unexpected);
    expect(errorMessage(coded(code))).toMatch(/\.$/);
  });

  it('says whether a colleague changed or deleted the record', () => {
    expect(errorMessage(new ConflictError('Blog', 'b', aBlog()))).toContain('changed this record');
    expect(errorMessage(new ConflictError('Blog', 'b', null))).toContain('deleted this record');
  });

  it.each([
    Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }),
    new Error('Failed to load chunk /_next/static/chunks/x.js'),
    new TypeError('Failed to fetch dynamically imported module'),
  ])('knows a script that did not arrive: %s', (error) => {
    expect(isMissingScript(error)).toBe(true);
    expect(errorMessage(error)).toContain('could not be loaded');
  });
});

describe('canPass', () => {
  it('offers to try again only where that can help', () => {
    expect(['unavailable', 'aborted', 'storage/retry-limit-exceeded'].map(coded).every(canPass)).toBe(true);
    expect(['permission-denied', 'unimplemented', 'storage/quota-exceeded'].map(coded).some(canPass)).toBe(
      false,
    );
  });
});
