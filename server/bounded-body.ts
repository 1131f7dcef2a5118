import { Transform } from 'node:stream';

/** The minimum number of bytes of a request body in each interval. Even slow phones send more. */
const MIN_BYTES = 10_000;
const INTERVAL_MS = 10_000;

/** Thrown to reject a request body, with the response's status and message. */
export class RefusedBody extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export const tooLarge = () => new RefusedBody(413, 'The request body is too large.');

/** Passes a body on. Fails if the body is too long or too slow, because a slow body holds a connection open. */
export function bounded(maxBytes: number): Transform {
  let bytes = 0;
  let bytesBefore = 0;
  const timer = setInterval(() => {
    if (bytes - bytesBefore < MIN_BYTES)
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
