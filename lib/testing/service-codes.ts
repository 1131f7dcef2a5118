// The specification's error codes, with the responses that cause them.

export const DATABASE_CODES = [
  [400, 'FAILED_PRECONDITION', 'failed-precondition'],
  [401, 'UNAUTHENTICATED', 'unauthenticated'],
  [403, 'PERMISSION_DENIED', 'permission-denied'],
  [404, 'NOT_FOUND', 'not-found'],
  [409, 'ABORTED', 'aborted'],
  [429, 'RESOURCE_EXHAUSTED', 'resource-exhausted'],
  [499, 'CANCELLED', 'cancelled'],
  [500, 'UNKNOWN', 'unknown'],
  [501, 'UNIMPLEMENTED', 'unimplemented'],
  [503, 'UNAVAILABLE', 'unavailable'],
  [504, 'DEADLINE_EXCEEDED', 'deadline-exceeded'],
] as const;

export const IDENTITY_CODES = [
  ['INVALID_PASSWORD', 'auth/wrong-password'],
  ['EMAIL_NOT_FOUND', 'auth/user-not-found'],
  ['INVALID_LOGIN_CREDENTIALS', 'auth/invalid-credential'],
  ['EMAIL_EXISTS', 'auth/email-already-in-use'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'auth/too-many-requests'],
  ['USER_DISABLED', 'auth/user-disabled'],
] as const;

/** Errors that the SDK raises without a response. */
export const LOCAL_IDENTITY_CODES = [
  'auth/network-request-failed',
  'auth/popup-blocked',
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
] as const;

export const STORAGE_CODES = [
  [401, 'storage/unauthenticated'],
  [402, 'storage/quota-exceeded'],
  [403, 'storage/unauthorized'],
  [404, 'storage/object-not-found'],
] as const;

/** The errors for an upload that keeps failing and for a cancelled upload. */
export const UPLOAD_CODES = ['storage/retry-limit-exceeded', 'storage/canceled'] as const;
