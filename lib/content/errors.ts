import type { Collection } from '@/lib/model/kinds';
import type { RecordOf } from '@/lib/model/records';

/** Somebody else saved or deleted the record after it was loaded. Nothing was written. */
export class ConflictError<Name extends Collection = Collection> extends Error {
  constructor(
    readonly collection: Name,
    readonly id: string,
    /** What is stored now; null when it was deleted. */
    readonly theirs: RecordOf<Name> | null,
  ) {
    super(
      theirs
        ? 'Somebody else changed this record meanwhile.'
        : 'Somebody else deleted this record meanwhile.',
    );
    this.name = 'ConflictError';
  }
}
/** The picture of a blog is not in the store any more. Nothing was written. */
export class MissingPictureError extends Error {
  constructor(
    /** Where it stood, as the record names it. */
    readonly path: string,
  ) {
    super('The picture is not in the store any more.');
    this.name = 'MissingPictureError';
  }
}
