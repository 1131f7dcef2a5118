import { EvaluationError } from './evaluation-error';

const SECOND = 1_000_000_000n;
const MAX = 315_576_000_000n * SECOND;

/** A signed length of time in nanoseconds. Source: google.protobuf.Duration, about ±10,000 years. */
export class Duration {
  constructor(readonly nanoseconds: bigint) {
    if (nanoseconds > MAX + SECOND - 1n || nanoseconds < -MAX - SECOND + 1n) {
      throw new EvaluationError('Duration is not valid.');
    }
  }

  get seconds(): bigint {
    return this.nanoseconds / SECOND;
  }

  /** The fraction of a second, with the sign of the whole. */
  get nanos(): bigint {
    return this.nanoseconds % SECOND;
  }
}
