import { fieldsOf } from '@/lib/model/kinds';
import { formatTime, formatValue } from './format';

const { issued, kind, title, size } = fieldsOf('Link');

describe('formatValue', () => {
  it.each([
    ['a date', issued, '2026-12-31', '31 Dec 2026'],
    ['an unfinished date', issued, '2026-1', '2026-1'],
    ['no date', issued, '', ''],
    ['an option', kind, 'safety', 'Safety data'],
    ['an option that no longer exists', kind, 'leaflet', 'leaflet'],
    ['text', title, '2026-12-31', '2026-12-31'],
    ['a number', size, 12, '12'],
    ['no time', fieldsOf('Blog').publishAt, null, ''],
  ])('shows %s', (_, spec, value, shown) => {
    expect(formatValue(spec, value)).toBe(shown);
  });

  it('shows a time as `formatTime` does', () => {
    const time = new Date(2026, 10, 21, 14, 2);
    expect(formatValue(fieldsOf('Blog').publishAt, time)).toBe(formatTime(time));
  });
});
