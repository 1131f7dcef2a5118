import { Transform } from 'node:stream';

/** A request's body must bring this many bytes in every interval. Even slow phones send more. */
const LEAST_BYTES = 10_000;
const INTERVAL_MS = 10_000;

/** A body that is not passed on, and the response to it. */
export class RefusedBody extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export const tooLarge = () => new RefusedBody(413, 'The request body is too large.');

/** Passes a body on. Fails if the body is too long or too slow, because a slow body keeps a connection for itself. */
export function bounded(maxBytes: number): Transform {
  let bytes = 0;
  let bytesBefore = 0;
  const timer = setInterval(() => {
    if (bytes - bytesBefore < LEAST_BYTES)
      stream.destroy(new RefusedBody(408, 'The request body is too slow.'));
    bytesBefore = bytes;
  }, INTERVAL_MS);
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > maxBytes ? tooLarge() : null, chunk);
    },
    flush(done) {
      clearInterval(timer);
      done();
    },
    destroy(error, done) {
      clearInterval(timer);
      done(error);
    },
  });
  return stream;
}
