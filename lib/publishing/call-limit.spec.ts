import { secondsToWait } from './call-limit';

let time = Date.now();
const caller = () => `caller-${crypto.randomUUID()}`;

/** How many of these calls, all at one moment, go on. */
const admitted = (who: string, calls: number) =>
  Array.from({ length: calls }, () => secondsToWait(who, time)).filter((wait) => wait === 0).length;

describe('secondsToWait', () => {
  it('lets an editor publish many records at once', () => {
    expect(admitted(caller(), 20)).toBe(20);
  });

  it('holds a flood down to one call a second, and says so', () => {
    const who = caller();
    expect(admitted(who, 1000)).toBe(20);
    expect(secondsToWait(who, time)).toBe(1);
    time += 10_000;
    expect(admitted(who, 1000)).toBe(10);
  });

  it('counts no call that it refused', () => {
    const who = caller();
    admitted(who, 1000);
    expect(secondsToWait(who, time + 1_000)).toBe(0);
  });

  it('counts each caller alone', () => {
    admitted(caller(), 1000);
    expect(secondsToWait(caller(), time)).toBe(0);
  });
});
