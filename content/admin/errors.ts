/** One message for a wrong email and a wrong password, so that it does not reveal which is wrong. */
const wrongSignIn = 'Incorrect email or password. Check both and try again.';

const popup = 'You cannot sign in through a pop-up here. Use your email and password.';

/** Also true outside an editor, such as in a list. */
const safe = 'Nothing has been lost.';

export const authErrors: Record<string, string> = {
  'auth/wrong-password': wrongSignIn,
  'auth/user-not-found': wrongSignIn,
  'auth/invalid-credential': wrongSignIn,
  'auth/invalid-login-credentials': wrongSignIn,
  'auth/invalid-email': 'Enter an email address in the correct format, like name@company.example.',
  'auth/missing-password': wrongSignIn,
  'auth/user-disabled': 'This account is disabled. Ask your administrator to enable it.',
  'auth/email-already-in-use': 'An account with this email already exists. Sign in instead.',
  'auth/too-many-requests': 'Too many attempts. Wait a minute, then try again.',
  'auth/network-request-failed': 'Couldn’t reach the sign-in service. Check your connection and try again.',
  'auth/popup-blocked': popup,
  'auth/popup-closed-by-user': popup,
  'auth/cancelled-popup-request': popup,
  'auth/user-token-expired': `Your session has expired. ${safe} Sign in again.`,
  'auth/expired-action-code': 'This link or code has expired. Request a new one.',
  'auth/invalid-action-code': 'This link or code is incorrect or has already been used. Request a new one.',
  'auth/invalid-verification-code':
    'This code is incorrect or has already been used. Wait for the next code in your authenticator app, then enter it.',
  'auth/invalid-multi-factor-session': 'Too much time has passed. Enter your password again.',
  'auth/code-expired': 'This setup has expired. Start again with a new QR code.',
  'auth/unverified-email':
    'Your email address has not been verified yet. Ask your administrator to verify it, then try again.',
  'auth/requires-recent-login': 'You signed in too long ago for this change. Enter your password again.',
  'auth/maximum-second-factor-count-exceeded':
    'This account already has the maximum number of authenticator apps. Remove one first.',
  'auth/operation-not-allowed':
    'Authenticator apps are not turned on for this site. Ask your administrator to turn them on.',
  'auth/weak-password': 'The password is too short. Use a longer one.',
};

export const dataErrors: Record<string, string> = {
  'failed-precondition': `The database is not set up for this action yet. ${safe} Contact your administrator.`,
  unauthenticated: `Your session has expired. ${safe} Sign in again.`,
  'permission-denied': `You do not have permission to do this. ${safe} Your role may have changed. Ask an administrator.`,
  'not-found': `Couldn’t find this record. ${safe} Look for it in the Deleted list.`,
  aborted: `Another change was being saved at the same time. ${safe} Try again.`,
  'resource-exhausted': `The database has reached its limit. ${safe} Try again later.`,
  cancelled: `The request was interrupted. ${safe} Try again.`,
  unknown: `The request to the database failed. ${safe} Try again in a moment.`,
  unimplemented: `The database does not support this action. ${safe} Contact your administrator.`,
  unavailable: `The database is unavailable. ${safe} Try again in a moment.`,
  'deadline-exceeded': `The database took too long to respond. ${safe} Try again.`,
};

export const storageErrors: Record<string, string> = {
  'storage/object-not-found': 'This file is no longer in storage. Choose it again.',
  'storage/unauthenticated': 'Your session has expired. Sign in again, then choose the file again.',
  'storage/quota-exceeded': 'File storage is full. Contact your administrator.',
  'storage/unauthorized': 'The upload was refused. Your role may have changed. Ask an administrator.',
  'storage/retry-limit-exceeded': 'Couldn’t reach file storage. Check your connection and try again.',
  'storage/canceled': 'The upload was cancelled. Nothing was changed.',
  'storage/unknown': 'Couldn’t store the file. Try again in a moment.',
};

export const otherErrors = {
  unexpected: `Something went wrong. ${safe} Try again.`,
  scriptMissing:
    'Couldn’t load part of the admin, perhaps because the site has just been updated. Reload the page.',
  conflictDeleted:
    'This record was deleted before your change could be saved. You can restore it from the Deleted list.',
  conflictUnread: `This record was changed after it was loaded, and the new version couldn’t be read. Nothing was overwritten or lost. Try again.`,
  pictureMissing:
    'The image is no longer available. Images left unsaved for more than a day can be deleted. Your changes are still here. Choose the image again',
  /** Followed by the reason. */
  figureRefused: 'Nothing was published.',
  slugTaken: `Another article uses, or has used, the address “{slug}”. ${safe} Choose another address.`,
  gtinTaken: `The GTIN {gtin} already belongs to the document “{document}”. ${safe} Check the GTIN against the label, and check the document’s name.`,
  nameTaken: `The address of “{document}” already leads to the document “{other}”. ${safe} Choose another document name.`,
  stateChanged:
    'Nothing was saved, because the publish time or unpublish time has passed in the meantime. Check the times, then try again.',
  draftChanged:
    'The shared draft was changed, published or deleted after you opened it. Nothing was overwritten. Reload the page.',
  requestAnswered:
    'Nothing was saved, because the request for this draft was answered, withdrawn or sent again while you were editing. Your changes are still here. Read any note on the draft, then try again.',
  /** Why a change that visitors would see was refused. */
  approvalNeeded: {
    save: 'Nothing was saved, because somebody else must approve this kind of record before visitors see it. Your changes are still here. Reload the page, then ask to publish.',
    restore:
      'Nothing was restored, because visitors would see it at once, without approval. Open it in the list of deleted records, then ask to restore it.',
  },
  tooFewPublishers:
    'Nothing was changed, because approval needs at least two active publishers or administrators. Give somebody one of these roles first.',
  cancelled: 'Cancelled. Nothing was changed.',
  signedOut: `Your session has expired. ${safe} Sign in again.`,
  listConflict:
    'This record was changed after the list was loaded. Nothing was overwritten, and the list now shows the new version.',
} as const;

export const fileErrors = {
  empty: 'This file is empty. Choose another one.',
  notPng:
    'This file is not a PNG, JPEG or WebP image, or it is a PNG whose name does not end in .png. Save it as a PNG, then choose the new file.',
  brokenPng: 'This image is damaged. Save it again as a PNG, then choose the new file.',
  brokenPicture:
    'This file cannot be read as an image. Save it again as a PNG, JPEG or WebP, then choose the new file.',
  imageTooLarge: 'The image is larger than 5 MB. Choose a smaller file.',
  interlaced:
    'This image is interlaced, and the limit for interlaced images is 12.5 megapixels. Save it without interlacing, then choose the new file.',
  sideTooLong:
    'This image is {width} × {height} pixels, and the limit is 8,000 pixels on each side. Make it smaller, then choose the new file.',
  tooManyPixels:
    'This image is {width} × {height} pixels ({megapixels} megapixels), and the limit is 50 megapixels. Make it smaller, then choose the new file.',
  notPdf: 'This file is not a PDF, or its name does not end in .pdf. Choose another file.',
  brokenPdf: 'This PDF is damaged. Export it again, then choose the new file.',
  lockedPdf:
    'This PDF is password-protected, so visitors could not open it. Save it without a password, then choose the new file.',
  launchingPdf:
    'This PDF contains links or actions that start programs on visitors’ devices (launch actions). Remove them, then choose the new file.',
  noPages: 'This PDF has no pages. Export it again, then choose the new file.',
  tooManyPages: 'The PDF has more than 10,000 pages. Split it, then choose a smaller file.',
  pdfTooLarge: 'The PDF is larger than 25 MB. Choose a smaller file.',
  noName: 'The file name needs at least one letter or digit. Choose another name.',
  longName: 'The file name is too long. Use at most 116 characters before .pdf.',
} as const;
