import { EvaluationError } from './evaluation-error';

const MILLISECOND = 1_000_000n;
const SECOND = 1_000_000_000n;
const DAY = 86_400n * SECOND;
const FIRST = -62_135_596_800n * SECOND;
const LAST = 253_402_300_800n * SECOND - 1n;
const RFC_3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/i;

const floorTo = (value: bigint, unit: bigint) => value - (((value % unit) + unit) % unit);

/** A time in nanoseconds since the start of 1970 in UTC. It must be in the years 1 to 9999. */
export class Timestamp {
  constructor(readonly nanoseconds: bigint) {
    if (nanoseconds < FIRST || nanoseconds > LAST) throw new EvaluationError('Timestamp is not valid.');
  }

  static fromMillis(millis: bigint): Timestamp {
    return new Timestamp(millis * MILLISECOND);
  }

  /** Parses RFC 3339 text. Throws an `EvaluationError` for any other text. */
  static parse(text: string): Timestamp {
    const [, seconds, fraction = '', zone] = RFC_3339.exec(text) ?? [];
    const millis = Date.parse(`${seconds}${zone}`);
    if (Number.isNaN(millis)) throw new EvaluationError(`Timestamp is not valid: ${text}.`);
    return new Timestamp(BigInt(millis) * MILLISECOND + BigInt(fraction.padEnd(9, '0')));
  }

  get millis(): bigint {
    return floorTo(this.nanoseconds, MILLISECOND) / MILLISECOND;
  }

  /** The nanoseconds within the second. */
  get nanos(): bigint {
    return this.nanoseconds - floorTo(this.nanoseconds, SECOND);
  }

  /** The start of the same day in UTC. */
  get midnight(): Timestamp {
    return new Timestamp(floorTo(this.nanoseconds, DAY));
  }

  /** Nanoseconds since midnight in UTC. */
  get sinceMidnight(): bigint {
    return this.nanoseconds - floorTo(this.nanoseconds, DAY);
  }

  /** The time to the millisecond, for reading calendar fields in UTC. */
  get calendar(): Date {
    return new Date(Number(this.millis));
  }
}
