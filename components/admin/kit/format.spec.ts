import { fieldsOf } from '@/lib/model/kinds';
import { formatDuration, formatTime, formatValue } from './format';

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
