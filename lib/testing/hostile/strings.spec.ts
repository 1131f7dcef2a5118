import { familyNames, hostileStrings } from './strings';

describe('hostile strings', () => {
  it('come from at least 40 families in equal numbers', () => {
    expect(familyNames.length).toBeGreaterThanOrEqual(40);
    const strings = hostileStrings(20);
    for (const name of familyNames) expect(strings.filter(({ family }) => family === name)).toHaveLength(20);
  });

  it('include more than 10,000 distinct strings at full scale', () => {
    const texts = new Set(hostileStrings(250).map(({ text }) => text));
    expect(texts.size).toBeGreaterThan(10_000);
  });

  it('depend only on the seed', () => {
    expect(hostileStrings(30, 7)).toEqual(hostileStrings(30, 7));
    expect(hostileStrings(30, 7)).not.toEqual(hostileStrings(30, 8));
  });
});
