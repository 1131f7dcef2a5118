import { familyNames, hostileStrings } from './strings';

describe('hostile strings', () => {
  it('come from more than forty families, equally many from each', () => {
    expect(familyNames.length).toBeGreaterThanOrEqual(40);
    const strings = hostileStrings(20);
    for (const name of familyNames) expect(strings.filter(({ family }) => family === name)).toHaveLength(20);
  });

  it('are more than 10,000 different ones where the full count is asked for', () => {
    const texts = new Set(hostileStrings(250).map(({ text }) => text));
    expect(texts.size).toBeGreaterThan(10_000);
  });

  it('are the same for the same seed and others for another', () => {
    expect(hostileStrings(30, 7)).toEqual(hostileStrings(30, 7));
    expect(hostileStrings(30, 7)).not.toEqual(hostileStrings(30, 8));
  });
});
