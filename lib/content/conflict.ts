import type { Collection, RecordOf } from './records';

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
