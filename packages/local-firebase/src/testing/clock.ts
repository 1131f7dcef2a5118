export type Clock = { now(): Date; advance(milliseconds: number): void };

/** A clock that starts at the present and moves only when told to. */
export function createClock(): Clock {
  let time = Date.now();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
