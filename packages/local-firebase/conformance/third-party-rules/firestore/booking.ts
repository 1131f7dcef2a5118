import { Timestamp } from 'firebase/firestore/lite';
import type { FirestoreRulesFile } from '../rules-file';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Returns 10:00 UTC, in milliseconds, on the next `day` of the week that is at least two calendar days away. Sunday is
 * 0 and Monday is 1.
 */
function nextAtTen(day: number): number {
  const start = new Date(Date.now() + 2 * DAY);
  start.setUTCHours(10, 0, 0, 0);
  while (start.getUTCDay() !== day) start.setUTCDate(start.getUTCDate() + 1);
  return start.getTime();
}

function booking(start: number, minutes: number) {
  return {
    guest: 'ana',
    room: 'blue',
    start: Timestamp.fromMillis(start),
    end: Timestamp.fromMillis(start + minutes * MINUTE),
  };
}

const monday = nextAtTen(1);
const sunday = nextAtTen(0);
const soon = Date.now() + 20 * 60 * MINUTE;
const late = monday + 98 * DAY;
const past = Date.now() - 7 * DAY;

export const bookings: FirestoreRulesFile = {
  name: 'booking',
  seed: { 'bookings/later': booking(monday, 60), 'bookings/soon': booking(soon, 60) },
  allows: [
    ['anyone', 'get', 'bookings/none'],
    ['ana', 'set', `bookings/blue@${monday}`, booking(monday, 60)],
    ['ana', 'set', `bookings/blue@${monday}`, booking(monday, 15)],
    ['ana', 'set', `bookings/blue@${monday}`, booking(monday, 240)],
    ['ana', 'delete', 'bookings/later'],
    ['anyone', 'set', 'holidays/eve', { date: Timestamp.fromDate(new Date('2030-12-24T00:00:00Z')) }],
  ],
  denies: [
    ['anyone', 'set', `bookings/blue@${monday}`, booking(monday, 60)],
    ['ben', 'set', `bookings/blue@${monday}`, booking(monday, 60)],
    ['ana', 'set', `bookings/red@${monday}`, booking(monday, 60)],
    ['ana', 'set', `bookings/blue@${monday}`, booking(monday, 14)],
    ['ana', 'set', `bookings/blue@${monday}`, booking(monday, 241)],
    ['ana', 'set', `bookings/blue@${sunday}`, booking(sunday, 60)],
    ['ana', 'set', `bookings/blue@${monday - 5 * 60 * MINUTE}`, booking(monday - 5 * 60 * MINUTE, 60)],
    ['ana', 'set', `bookings/blue@${late}`, booking(late, 60)],
    ['ana', 'set', `bookings/blue@${past}`, booking(past, 60)],
    ['ana', 'delete', 'bookings/soon'],
    ['ben', 'delete', 'bookings/later'],
    ['anyone', 'set', 'holidays/eve', { date: Timestamp.fromDate(new Date('2030-12-24T00:00:01Z')) }],
  ],
};
