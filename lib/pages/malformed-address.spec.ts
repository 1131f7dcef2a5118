import { hostileStrings } from '@/lib/testing/hostile/strings';
import { malformedAddresses } from './malformed-address';

const [{ source = '' } = {}] = malformedAddresses;
const pattern = new RegExp(`^${source}$`);

const canBeDecoded = (path: string) => {
  try {
    return decodeURIComponent(path) !== null;
  } catch {
    return false;
  }
};

const encodedBytes = Array.from({ length: 256 }, (_, byte) => `%${byte.toString(16).padStart(2, '0')}`);
const leads = encodedBytes.slice(0xc0);
const sequences = leads.flatMap((lead) =>
  ['%7f', '%80', '%8f', '%90', '%9F', '%a0', '%Bf', '%c0'].flatMap((second) => [
    lead + second,
    `${lead}${second}%80`,
    `${lead}${second}%80%bf`,
  ]),
);

describe('malformed addresses', () => {
  it.each([
    ['every byte', encodedBytes],
    ['sequences of bytes around every limit of UTF-8', sequences],
    ['what attackers send', hostileStrings(40).map(({ text }) => text)],
  ])('are exactly those that cannot be decoded: %s', (_what, paths) => {
    const misjudged = paths.filter((path) => pattern.test(`/${path}`) === canBeDecoded(path));
    expect(misjudged).toEqual([]);
  });

  it('are judged without delay, however long', () => {
    const begun = performance.now();
    pattern.test(`/${'%e2%82%ac'.repeat(10_000)}%`);
    expect(performance.now() - begun).toBeLessThan(200);
  });
});
