import { fieldsOf } from '@/lib/model/kinds';
import { formatDuration, formatShort, formatTime, formatValue } from './format';

const { issued, kind, title, size } = fieldsOf('Link');

describe('formatValue', () => {
  it.each([
    ['a date in a readable format', issued, '2026-12-31', '31 Dec 2026'],
    ['an incomplete date unchanged', issued, '2026-1', '2026-1'],
    ['a missing date as empty text', issued, '', ''],
    ['an option as its label', kind, 'safety', 'Safety data'],
    ['the value of an option that no longer exists', kind, 'leaflet', 'leaflet'],
    ['text unchanged, even if it is a date', title, '2026-12-31', '2026-12-31'],
    ['a number as text', size, 12, '12'],
    ['a missing time as empty text', fieldsOf('Blog').publishAt, null, ''],
  ])('shows %s', (_, spec, value, shown) => {
    expect(formatValue(spec, value)).toBe(shown);
  });

  it('shows a time as `formatTime` does', () => {
    const time = new Date(2026, 10, 21, 14, 2);
    expect(formatValue(fieldsOf('Blog').publishAt, time)).toBe(formatTime(time));
  });
});

describe('formatShort', () => {
  const now = new Date(2026, 10, 25, 12, 0);

  it.each([
    ['a time today', new Date(2026, 10, 25, 0, 5), '00:05'],
    ['later today', new Date(2026, 10, 25, 23, 59), '23:59'],
    ['yesterday', new Date(2026, 10, 24, 23, 59), 'Tue'],
    ['six days ago', new Date(2026, 10, 19), 'Thu'],
    ['the same weekday a week ago', new Date(2026, 10, 18, 23, 59), '18 Nov'],
    ['a day this year', new Date(2026, 2, 3), '3 Mar'],
    ['an earlier year', new Date(2025, 2, 3), '3 Mar 2025'],
    ['tomorrow', new Date(2026, 10, 26), '26 Nov'],
  ])('shortens %s', (_, time, text) => {
    expect(formatShort(time, now)).toBe(text);
  });
});

describe('formatDuration', () => {
  it.each([
    [61_000, '1 minute'],
    [59 * 60_000, '59 minutes'],
    [3 * 3_600_000, '3 hours'],
    [47 * 3_600_000, '2 days'],
  ])('rounds %d ms to %s', (milliseconds, words) => {
    expect(formatDuration(milliseconds)).toBe(words);
  });
});
