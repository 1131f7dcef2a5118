import { Duration } from '../values/duration';
import { EvaluationError } from '../values/evaluation-error';
import { int64 } from '../values/integer';
import { Timestamp } from '../values/timestamp';
import { type Overload, overload } from './overload';

/** Returns an operator's overloads for two ints, and for two numbers of which at least one is a float. */
function numeric(
  ints: (left: bigint, right: bigint) => bigint,
  floats: (left: number, right: number) => number,
): Overload[] {
  return [
    overload(['int', 'int'], (left, right) => int64(ints(left, right))),
    overload(['float', 'float'], floats),
    overload(['float', 'int'], (left, right) => floats(left, Number(right))),
    overload(['int', 'float'], (left, right) => floats(Number(left), right)),
  ];
}

function nonZero(divisor: bigint): bigint {
  if (divisor === 0n) throw new EvaluationError('Divide by zero error.');
  return divisor;
}

const later = (timestamp: Timestamp, duration: Duration) =>
  new Timestamp(timestamp.nanoseconds + duration.nanoseconds);

export const arithmetic: Record<'+' | '-' | '*' | '/' | '%', Overload[]> = {
  '+': [
    ...numeric(
      (left, right) => left + right,
      (left, right) => left + right,
    ),
    overload(['string', 'string'], (left, right) => left + right),
    overload(['duration', 'duration'], (left, right) => new Duration(left.nanoseconds + right.nanoseconds)),
    overload(['timestamp', 'duration'], later),
    overload(['duration', 'timestamp'], (duration, timestamp) => later(timestamp, duration)),
  ],
  '-': [
    ...numeric(
      (left, right) => left - right,
      (left, right) => left - right,
    ),
    overload(['duration', 'duration'], (left, right) => new Duration(left.nanoseconds - right.nanoseconds)),
    overload(['timestamp', 'duration'], (left, right) => new Timestamp(left.nanoseconds - right.nanoseconds)),
    overload(['timestamp', 'timestamp'], (left, right) => new Duration(left.nanoseconds - right.nanoseconds)),
  ],
  '*': numeric(
    (left, right) => left * right,
    (left, right) => left * right,
  ),
  '/': numeric(
    (left, right) => left / nonZero(right),
    (left, right) => left / right,
  ),
  '%': numeric(
    (left, right) => left % nonZero(right),
    (left, right) => left % right,
  ),
};

export const negation: Overload[] = [
  overload(['int'], (value) => int64(-value)),
  overload(['float'], (value) => -value),
  overload(['duration'], (value) => new Duration(-value.nanoseconds)),
];
