import { base32, stepAt, stepOf, totpCode } from './totp';

/** The secret of the test values in RFC 6238, appendix B. */
const RFC_SECRET = Buffer.from('12345678901234567890').toString('hex');

describe('a code', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at second %d is the one in RFC 6238', (seconds, code) => {
    expect(totpCode(RFC_SECRET, stepAt(new Date(seconds * 1000)), 8)).toBe(code);
  });

  it('belongs to a period at most 30 seconds away, and never to one that was used before', () => {
    const now = new Date(1_800_000_000_000);
    const present = stepAt(now);
    const codeOf = (step: number) => totpCode(RFC_SECRET, step);
    expect([-2, -1, 0, 1, 2].map((off) => stepOf(RFC_SECRET, codeOf(present + off), now))).toEqual([
      null,
      present - 1,
      present,
      present + 1,
      null,
    ]);
    expect(stepOf(RFC_SECRET, codeOf(present), now, present)).toBeNull();
  });
});

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('"%s" in Base32 is the value in RFC 4648', (text, expected) => {
  expect(base32(Buffer.from(text).toString('hex'))).toBe(expected);
});
