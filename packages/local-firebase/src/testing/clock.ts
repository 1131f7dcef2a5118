export type Clock = { now(): Date; advance(milliseconds: number): void };

/** A clock that starts at the current time and moves only on request. */
export function createClock(): Clock {
  let time = Date.now();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
