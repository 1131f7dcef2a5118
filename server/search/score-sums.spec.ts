import { ScoreSums } from './score-sums';

const sums = new ScoreSums();
sums.reserve(10);

const few = { ids: [3], values: [1] };
const many = { ids: [7, 3, 0], values: [4, 2, 0.5] };

describe('the sums of scores', () => {
  it('keep only entries in every list, without traces of earlier sums', () => {
    expect(sums.inEvery([many, few])).toEqual({ ids: [3], values: [3] });
    expect(sums.inEvery([few, many])).toEqual({ ids: [3], values: [3] });
  });

  it('favour entries in several lists', () => {
    expect(sums.inAny([many, few])).toEqual({ ids: [7, 3, 0], values: [4, 6, 0.5] });
  });

  it('are weighted', () => {
    const weighted = [
      { ...few, weight: 2 },
      { ...many, weight: 0.5 },
    ];
    expect(sums.weighted(weighted)).toEqual({ ids: [3, 7, 0], values: [3, 2, 0.25] });
  });

  it('have room for entries added later', () => {
    sums.reserve(1_000);
    expect(sums.inAny([few, { ids: [999], values: [5] }])).toEqual({ ids: [3, 999], values: [1, 5] });
  });
});
