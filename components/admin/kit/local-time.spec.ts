import { fromLocalInput, momentsShownAs, toLocalInput, zoneAt } from './local-time';

describe('the time in a control', () => {
  it('is formatted and parsed to the minute', () => {
    const time = new Date(2026, 10, 5, 7, 3);
    expect(toLocalInput(time)).toBe('2026-11-05T07:03');
    expect(fromLocalInput('2026-11-05T07:03')).toEqual(time);
  });

  it('keeps leading zeros in a year that is still being typed', () => {
    expect(toLocalInput(fromLocalInput('0002-11-05T07:03'))).toBe('0002-11-05T07:03');
  });

  it('is shown as empty text if it is null, and is null if the text is empty or not a time', () => {
    expect(toLocalInput(null)).toBe('');
    expect(fromLocalInput('')).toBeNull();
    expect(fromLocalInput('nonsense')).toBeNull();
  });

  it('has a time zone, and is unambiguous if the clocks do not change then', () => {
    const time = new Date(2026, 10, 5, 7, 3);
    expect(zoneAt(time)).toMatch(/UTC/);
    expect(momentsShownAs(time)).toEqual([time]);
  });
});
