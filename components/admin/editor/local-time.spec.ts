import { fromLocalInput, toLocalInput } from './local-time';

describe('the time of a control', () => {
  it('goes there and back to the minute', () => {
    const time = new Date(2026, 10, 5, 7, 3);
    expect(toLocalInput(time)).toBe('2026-11-05T07:03');
    expect(fromLocalInput('2026-11-05T07:03')).toEqual(time);
  });

  it('is empty where there is none', () => {
    expect(toLocalInput(null)).toBe('');
    expect(fromLocalInput('')).toBeNull();
    expect(fromLocalInput('nonsense')).toBeNull();
  });
});
