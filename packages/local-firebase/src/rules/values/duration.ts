import { EvaluationError } from './evaluation-error';

const SECOND = 1_000_000_000n;
const MAX = 315_576_000_000n * SECOND;

/** A signed length of time in nanoseconds. The range is about ±10,000 years. Source: google.protobuf.Duration. */
export class Duration {
  constructor(readonly nanoseconds: bigint) {
    if (nanoseconds > MAX + SECOND - 1n || nanoseconds < -MAX - SECOND + 1n) {
      throw new EvaluationError('Duration is not valid.');
    }
  }

  get seconds(): bigint {
    return this.nanoseconds / SECOND;
  }

  /** The nanoseconds beyond the whole seconds, with the sign of the duration. */
  get nanos(): bigint {
    return this.nanoseconds % SECOND;
  }
}
