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
