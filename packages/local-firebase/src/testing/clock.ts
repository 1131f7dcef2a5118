export type Clock = { now(): Date; advance(milliseconds: number): void };

/** Returns a clock that starts at the current time and moves only when `advance` is called. */
export function createClock(): Clock {
  let time = Date.now();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
