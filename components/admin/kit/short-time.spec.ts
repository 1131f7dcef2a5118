import { formatShort } from './short-time';

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
