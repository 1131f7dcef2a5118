import type { Collection } from '@/lib/model/kinds';
import type { RecordOf } from '@/lib/model/records';

/** The record was saved or deleted elsewhere after it was loaded. Nothing was written. */
export class ConflictError<Name extends Collection = Collection> extends Error {
  constructor(
    readonly collection: Name,
    readonly id: string,
    /** The record stored now; null if it was deleted. */
    readonly theirs: RecordOf<Name> | null,
  ) {
    super(`This record was ${theirs ? 'changed' : 'deleted'} after it was loaded.`);
    this.name = 'ConflictError';
  }
}

/** The record was saved elsewhere after it was loaded, and its new text could not be read. Nothing was written. */
export class UnreadConflictError extends Error {
  /** @param cause the error from reading the text */
  constructor(cause: unknown) {
    super('This record was changed after it was loaded, and its new text could not be read.', { cause });
    this.name = 'UnreadConflictError';
  }
}

/** The document was changed after the list was loaded. Nothing was written. */
export class StaleListError extends Error {
  constructor() {
    super('This was changed after the list was loaded.');
    this.name = 'StaleListError';
  }
}

/** The record has gone live or ended since the author chose to save it. Nothing was written. */
export class StateChangedError extends Error {
  constructor() {
    super("The record's publish-at or unpublish-at time has come since the save began.");
    this.name = 'StateChangedError';
  }
}

/** The save was cancelled before the record was written. */
export class CancelledError extends Error {
  constructor() {
    super('The save was cancelled.');
    this.name = 'CancelledError';
  }
}

/** The record's picture is no longer stored. Nothing was written. */
export class MissingPictureError extends Error {
  constructor(
    /** The picture's path in the record. */
    readonly path: string,
  ) {
    super('The image is no longer stored.');
    this.name = 'MissingPictureError';
  }
}

/** The record's file is no longer stored. Nothing was written. */
export class MissingFileError extends Error {
  readonly code = 'storage/object-not-found';

  constructor() {
    super('The file is no longer stored.');
    this.name = 'MissingFileError';
  }
}

/** The slug belongs to another record. Nothing was written. */
export class SlugTakenError extends Error {
  constructor(readonly slug: string) {
    super(`The address “${slug}” belongs to another article.`);
    this.name = 'SlugTakenError';
  }
}

/** The GTIN belongs to another document. Nothing was written. */
export class GtinTakenError extends Error {
  constructor(
    readonly gtin: string,
    /** The document that has the GTIN. */
    readonly document: string,
  ) {
    super(`The GTIN ${gtin} already belongs to the document “${document}”.`);
    this.name = 'GtinTakenError';
  }
}

/** The document's name is the file name of a PDF link in another document. Nothing was written. */
export class NameTakenError extends Error {
  constructor(
    readonly document: string,
    /** The other document. */
    readonly other: string,
  ) {
    super(`${document}.pdf already belongs to the document “${other}”.`);
    this.name = 'NameTakenError';
  }
}

/** A figure of the footprint is not fit to be published. Nothing was published. */
export class RefusedFigureError extends Error {
  constructor(
    /** The reason, for staff, without a full stop. */
    readonly reason: string,
  ) {
    super(reason);
    this.name = 'RefusedFigureError';
  }
}

/** The draft was changed, approved or deleted after it was loaded. Nothing was written. */
export class ChangedDraftError extends Error {
  constructor() {
    super('The shared draft was changed or deleted after it was loaded.');
    this.name = 'ChangedDraftError';
  }
}

/** A publisher answered the request, or its author withdrew or repeated it, without changing the draft. Nothing was written. */
export class AnsweredRequestError extends Error {
  constructor() {
    super('The request for the draft was answered, withdrawn or repeated after the draft was loaded.');
    this.name = 'AnsweredRequestError';
  }
}

/** The kind needs a second person, and the write would show the record to visitors without one. Nothing was written. */
export class ApprovalNeededError extends Error {
  readonly code = 'permission-denied';

  /** @param action what was refused */
  constructor(readonly action: 'save' | 'restore') {
    super('A second person must approve what visitors will see.');
    this.name = 'ApprovalNeededError';
  }
}

/** Fewer than two active accounts may publish, so nobody could approve another person's work. Nothing was written. */
export class TooFewPublishersError extends Error {
  constructor() {
    super('Approval needs two active accounts that may publish.');
    this.name = 'TooFewPublishersError';
  }
}
