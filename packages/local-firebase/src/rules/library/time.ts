import { Duration } from '../values/duration';
import { EvaluationError } from '../values/evaluation-error';
import { Timestamp } from '../values/timestamp';
import { overload } from './overload';

const NANOSECONDS = new Map<string, bigint>([
  ['w', 604_800_000_000_000n],
  ['d', 86_400_000_000_000n],
  ['h', 3_600_000_000_000n],
  ['m', 60_000_000_000n],
  ['s', 1_000_000_000n],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);

function duration(count: bigint, unit: string): Duration {
  const nanoseconds = NANOSECONDS.get(unit);
  if (nanoseconds === undefined) throw new EvaluationError(`Invalid duration unit: ${unit}.`);
  return new Duration(count * nanoseconds);
}

function date(year: bigint, month: bigint, day: bigint): Timestamp {
  const calendar = new Date(0);
  calendar.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isValid =
    year >= 1n &&
    year <= 9999n &&
    calendar.getUTCMonth() + 1 === Number(month) &&
    calendar.getUTCDate() === Number(day);
  if (!isValid) {
    throw new EvaluationError(`Date is not valid. year: ${year}, month: ${month}, day: ${day}.`);
  }
  return Timestamp.fromMillis(BigInt(calendar.getTime()));
}

const field = (read: (calendar: Date) => number) => [
  overload(['timestamp'], (timestamp) => BigInt(read(timestamp.calendar))),
];

/** Monday is 1 and Sunday is 7. */
const dayOfWeek = (calendar: Date) => calendar.getUTCDay() || 7;

const dayOfYear = (calendar: Date) => {
  const start = new Date(calendar);
  start.setUTCMonth(0, 1);
  return Math.round((calendar.getTime() - start.getTime()) / 86_400_000) + 1;
};

export const timeFunctions = {
  'duration.abs': [
    overload(['duration'], ({ nanoseconds }) => new Duration(nanoseconds < 0n ? -nanoseconds : nanoseconds)),
  ],
  'duration.time': [
    overload(
      ['int', 'int', 'int', 'int'],
      (hours, minutes, seconds, nanos) =>
        new Duration((hours * 3600n + minutes * 60n + seconds) * 1_000_000_000n + nanos),
    ),
  ],
  'duration.value': [overload(['int', 'string'], duration)],
  'timestamp.date': [overload(['int', 'int', 'int'], date)],
  'timestamp.value': [overload(['int'], Timestamp.fromMillis), overload(['string'], Timestamp.parse)],
};

export const durationMethods = {
  nanos: [overload(['duration'], (value) => value.nanos)],
  seconds: [overload(['duration'], (value) => value.seconds)],
};

export const timestampMethods = {
  date: [overload(['timestamp'], (timestamp) => timestamp.midnight)],
  day: field((calendar) => calendar.getUTCDate()),
  dayOfWeek: field(dayOfWeek),
  dayOfYear: field(dayOfYear),
  hours: field((calendar) => calendar.getUTCHours()),
  minutes: field((calendar) => calendar.getUTCMinutes()),
  month: field((calendar) => calendar.getUTCMonth() + 1),
  nanos: [overload(['timestamp'], (timestamp) => timestamp.nanos)],
  seconds: field((calendar) => calendar.getUTCSeconds()),
  time: [overload(['timestamp'], (timestamp) => new Duration(timestamp.sinceMidnight))],
  toMillis: [overload(['timestamp'], (timestamp) => timestamp.millis)],
  year: field((calendar) => calendar.getUTCFullYear()),
};
