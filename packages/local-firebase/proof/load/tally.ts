/** The numbers of operations and kills, and the failures found. */
export type Tally = {
  acknowledged: number;
  unanswered: number;
  reads: number;
  kills: number;
  failures: string[];
};

export const createTally = (): Tally => ({
  acknowledged: 0,
  unanswered: 0,
  reads: 0,
  kills: 0,
  failures: [],
});
