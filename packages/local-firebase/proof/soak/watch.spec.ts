import { growthPerThousand } from './watch';

const samples = (megabytes: (uploads: number) => number) =>
  [1000, 2000, 3000, 4000].map((uploads) => ({ uploads, megabytes: megabytes(uploads) }));

describe('growthPerThousand', () => {
  it('is the slope of steady growth', () => {
    expect(growthPerThousand(samples((uploads) => 100 + uploads / 500))).toBeCloseTo(2);
  });

  it('is zero for memory that rises and falls again', () => {
    expect(
      growthPerThousand(samples((uploads) => 100 + (uploads === 2000 || uploads === 3000 ? 5 : 0))),
    ).toBeCloseTo(0);
  });
});
