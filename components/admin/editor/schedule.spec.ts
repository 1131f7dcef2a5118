import { fromLocalInput, momentsShownAs, toLocalInput, zoneAt } from './schedule';

describe('the time in a control', () => {
  it('is formatted and parsed to the minute', () => {
    const time = new Date(2026, 10, 5, 7, 3);
    expect(toLocalInput(time)).toBe('2026-11-05T07:03');
    expect(fromLocalInput('2026-11-05T07:03')).toEqual(time);
  });

  it('keeps leading zeros in a year that is still being typed', () => {
    expect(toLocalInput(fromLocalInput('0002-11-05T07:03'))).toBe('0002-11-05T07:03');
  });

  it('is empty for no time, and null for text that is empty or not a time', () => {
    expect(toLocalInput(null)).toBe('');
    expect(fromLocalInput('')).toBeNull();
    expect(fromLocalInput('nonsense')).toBeNull();
  });

  it('names its zone, and is unambiguous if clocks do not change at that time', () => {
    const time = new Date(2026, 10, 5, 7, 3);
    expect(zoneAt(time)).toMatch(/UTC/);
    expect(momentsShownAs(time)).toEqual([time]);
  });
});
