/** What to tell staff about each error code of the services. One message for a wrong email and a wrong password. */
const wrongSignIn = 'Incorrect email or password. Check both and try again.';

const popup = 'You cannot sign in through a pop-up here. Use your email and password.';

const kept = 'What you typed stays here;';

export const authErrors: Record<string, string> = {
  'auth/wrong-password': wrongSignIn,
  'auth/user-not-found': wrongSignIn,
  'auth/invalid-credential': wrongSignIn,
  'auth/invalid-login-credentials': wrongSignIn,
  'auth/invalid-email': wrongSignIn,
  'auth/missing-password': wrongSignIn,
  'auth/user-disabled': 'This account is disabled. Ask your administrator to enable it.',
  'auth/email-already-in-use': 'An account with this email already exists. Sign in with it.',
  'auth/too-many-requests':
    'Too many attempts in a row: this sign-in is held back. Wait a minute, then try again.',
  'auth/network-request-failed':
    'The sign-in service could not be reached. Check the connection and try again.',
  'auth/popup-blocked': popup,
  'auth/popup-closed-by-user': popup,
  'auth/cancelled-popup-request': popup,
  'auth/user-token-expired': `Your sign-in has ended. ${kept} sign in again.`,
  'auth/expired-action-code': 'This link or code has expired. Ask for a new one.',
  'auth/invalid-action-code': 'This link or code is not right, or was used already. Ask for a new one.',
  'auth/weak-password': 'The password is too short: it needs 6 characters at least.',
};

export const dataErrors: Record<string, string> = {
  'failed-precondition': `The database is not set up for this yet. ${kept} tell whoever set up the site.`,
  unauthenticated: `Your sign-in has ended. ${kept} sign in again.`,
  'permission-denied': `You may not do this. ${kept} sign in again as an administrator.`,
  'not-found': `This is not in the database any more. ${kept} go back to the list and look for it.`,
  aborted: `Somebody else saved at the same moment. ${kept} try again.`,
  'resource-exhausted': `The database is over its limit. ${kept} try again later.`,
  cancelled: `The request was interrupted. ${kept} try again.`,
  unknown: `The database could not be reached. ${kept} try again in a moment.`,
  unimplemented: `The database cannot do this. ${kept} tell whoever set up the site.`,
  unavailable: `The database is not available. ${kept} try again in a moment.`,
  'deadline-exceeded': `The database took too long to answer. ${kept} try again.`,
};

export const storageErrors: Record<string, string> = {
  'storage/object-not-found': 'This file is not in the store any more. Choose it again.',
  'storage/unauthenticated': 'Your sign-in has ended. Sign in again, then choose the file again.',
  'storage/quota-exceeded': 'File storage is full. Tell your administrator.',
  'storage/unauthorized':
    'The file store refused this file or this account. Sign in again as an administrator.',
  'storage/retry-limit-exceeded': 'The file store could not be reached. Check the connection and try again.',
  'storage/canceled': 'The upload was cancelled. Nothing was changed.',
  'storage/unknown': 'The file could not be stored. Try again in a moment.',
};

export const otherErrors = {
  unexpected: `Something went wrong. ${kept} try again.`,
  scriptMissing: 'A part of the admin could not be loaded, perhaps because the site was just updated.',
  conflictDeleted: 'Somebody else deleted this record after you opened it.',
  pictureMissing:
    'The picture is not in the store any more; it may have waited unsaved for more than a day. What you typed stays here: choose the picture again',
  slugTaken: `Another article has, or had, the address “#”. ${kept} choose another address.`,
  cancelled: 'Cancelled. Nothing was saved.',
  signedOut: `Your sign-in has ended. ${kept} sign in again.`,
  listConflict:
    'Somebody else changed this record meanwhile. Nothing was overwritten; the list now shows the new state.',
} as const;

export const fileErrors = {
  empty: 'This file is empty. Choose another one.',
  notPng: 'This file is no PNG picture. Save the picture as PNG and choose it again.',
  brokenPng: 'This picture is damaged: it cannot be opened. Save it again as PNG.',
  brokenPicture: 'This picture is damaged: it cannot be opened. Save it again as PNG, JPEG or WebP.',
  imageTooLarge: 'The picture is larger than 5 MB. Make it smaller and choose it again.',
  tooManyPixels: 'The picture has too many pixels: 8,000 on a side and 40 million in all fit.',
  notPdf: 'This file is no PDF document. Choose a file whose name ends in .pdf.',
  brokenPdf: 'This PDF is damaged: it cannot be opened. Save it again and choose it again.',
  lockedPdf: 'This PDF asks for a password, so visitors could not read it. Save it without one.',
  pdfTooLarge: 'The PDF is larger than 25 MB. Make it smaller and choose it again.',
  noName:
    'Nothing is left of this file name without special characters. Rename the file, using letters or digits.',
  longName: 'The file name is too long: 116 characters fit before .pdf.',
} as const;
