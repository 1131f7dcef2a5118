import { authErrors, dataErrors, otherErrors, storageErrors } from '@/content/admin/errors';
import { passwords } from '@/content/admin/passwords';
import {
  errorCode,
  type PasswordLack,
  PasswordPolicyError,
  SignedOutError,
} from '@/lib/firebase/auth-errors';
import { CommonPasswordError } from '@/lib/passwords/is-common';
import {
  AnsweredRequestError,
  ApprovalNeededError,
  CancelledError,
  ChangedDraftError,
  ConflictError,
  GtinTakenError,
  MissingPictureError,
  NameTakenError,
  RefusedFigureError,
  SlugTakenError,
  StaleListError,
  StateChangedError,
  TooFewPublishersError,
  UnreadConflictError,
} from '@/lib/records/errors';
import { fill } from '@/lib/text/fill';
import { pictureName } from './picture-names';

const AND = new Intl.ListFormat('en-GB');

/** The codes of errors after which a retry might succeed. */
const PASSING = new Set([
  'aborted',
  'cancelled',
  'deadline-exceeded',
  'resource-exhausted',
  'unavailable',
  'unknown',
  'auth/network-request-failed',
  'storage/retry-limit-exceeded',
  'storage/unknown',
]);

const MISSING_SCRIPT = /ChunkLoadError|Failed to load chunk|Loading chunk|dynamically imported module/;

/** Whether a retry might succeed after this error. */
export function canPass(error: unknown): boolean {
  return error instanceof UnreadConflictError || PASSING.has(errorCode(error));
}

const REFUSALS = ['permission-denied', 'unauthenticated', 'storage/unauthorized', 'storage/unauthenticated'];

/** Whether a service refused the account or its session. */
export const isRefusal = (error: unknown): boolean => REFUSALS.includes(errorCode(error));

/** Whether the error means that the action was cancelled, which is not a failure. */
export function isCancelled(error: unknown): boolean {
  return error instanceof CancelledError || errorCode(error) === 'storage/canceled';
}

/** Whether the error is a failure to load a script on demand. */
export function isMissingScript(error: unknown): boolean {
  return error instanceof Error && MISSING_SCRIPT.test(`${error.name}: ${error.message}`);
}

function choosePictureAgain({ path }: MissingPictureError): string {
  const name = pictureName(path);
  return `${otherErrors.pictureMissing}${name && `: ${name}`}.`;
}

/** Returns the message that explains an error to staff. */
export function errorMessage(error: unknown): string {
  if (error instanceof ConflictError) {
    return error.theirs ? otherErrors.listConflict : otherErrors.conflictDeleted;
  }
  if (error instanceof UnreadConflictError) return otherErrors.conflictUnread;
  if (error instanceof StaleListError) return otherErrors.listConflict;
  if (error instanceof ChangedDraftError) return otherErrors.draftChanged;
  if (error instanceof AnsweredRequestError) return otherErrors.requestAnswered;
  if (error instanceof CancelledError) return otherErrors.cancelled;
  if (error instanceof MissingPictureError) return choosePictureAgain(error);
  if (error instanceof ApprovalNeededError) return otherErrors.approvalNeeded[error.action];
  if (error instanceof TooFewPublishersError) return otherErrors.tooFewPublishers;
  if (error instanceof StateChangedError) return otherErrors.stateChanged;
  if (error instanceof RefusedFigureError) return `${otherErrors.figureRefused} ${error.reason}.`;
  if (error instanceof SlugTakenError) return fill(otherErrors.slugTaken, { slug: error.slug });
  if (error instanceof GtinTakenError) {
    return fill(otherErrors.gtinTaken, { gtin: error.gtin, document: error.document });
  }
  if (error instanceof NameTakenError) {
    return fill(otherErrors.nameTaken, { document: error.document, other: error.other });
  }
  if (error instanceof CommonPasswordError) return passwords.common;
  if (error instanceof PasswordPolicyError) return passwordMessage(error);
  if (error instanceof SignedOutError) return otherErrors.signedOut;
  if (isMissingScript(error)) return otherErrors.scriptMissing;
  const code = errorCode(error);
  return authErrors[code] ?? dataErrors[code] ?? storageErrors[code] ?? otherErrors.unexpected;
}

const { policy } = passwords;

function demand(lack: PasswordLack): string {
  const words = policy.demands[lack.lacks];
  return fill(words, 'characters' in lack ? { count: lack.characters } : {});
}

/** Returns the reason why a password was rejected and, if it is the account's current password, the remedy. */
function passwordMessage({ lacks, isStored }: PasswordPolicyError): string {
  const lack =
    lacks.length > 0 ? fill(policy.lacks, { lacks: AND.format(lacks.map(demand)) }) : policy.refused;
  return isStored ? `${lack} ${policy.stored}` : lack;
}
