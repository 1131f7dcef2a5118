import { secondsToWait } from './call-limit';
import type { Publication } from './revision-mark';

let time = Date.now();
const caller = () => `caller-${crypto.randomUUID()}`;
const blog = (n: number): Publication => ({ collection: 'Blog', id: `b-${n}`, revision: 1 });

/** How many of these calls, all at one moment, go on. */
const admitted = (who: string, calls: number, about: (n: number) => Publication) =>
  Array.from({ length: calls }, (_, n) => secondsToWait(who, about(n), time)).filter((wait) => wait === 0)
    .length;

const same = () => blog(0);

describe('secondsToWait', () => {
  it('lets an editor publish many records at once', () => {
    expect(admitted(caller(), 100, blog)).toBe(100);
  });

  it('holds a call that is repeated down to one a second, and says so', () => {
    const who = caller();
    expect(admitted(who, 1000, same)).toBe(20);
    expect(secondsToWait(who, same(), time)).toBe(1);
    time += 10_000;
    expect(admitted(who, 1000, same)).toBe(10);
  });

  it('leaves other records alone while one is held', () => {
    const who = caller();
    admitted(who, 1000, same);
    expect(secondsToWait(who, blog(1), time)).toBe(0);
  });

  it('holds many records down to five a second', () => {
    const who = caller();
    expect(admitted(who, 1000, blog)).toBe(100);
    time += 10_000;
    expect(admitted(who, 1000, blog)).toBe(50);
  });

  it('counts each caller alone', () => {
    admitted(caller(), 1000, same);
    expect(secondsToWait(caller(), same(), time)).toBe(0);
  });
});
