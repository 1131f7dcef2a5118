const HEX = '[0-9a-fA-F]';
const NEXT = `%[89aAbB]${HEX}`;

/** What an address may hold: characters as they are, and UTF-8 percent-encoded without overlong forms. */
const WELL_FORMED = [
  '[^%]',
  `%[0-7]${HEX}`,
  `%(?:[cC][2-9a-fA-F]|[dD]${HEX})${NEXT}`,
  `%[eE]0%[aAbB]${HEX}${NEXT}`,
  `%[eE][1-9a-cA-CeEfF]${NEXT}${NEXT}`,
  `%[eE][dD]%[89]${HEX}${NEXT}`,
  `%[fF]0%[9aAbB]${HEX}${NEXT}${NEXT}`,
  `%[fF][1-3]${NEXT}${NEXT}${NEXT}`,
  `%[fF]4%8${HEX}${NEXT}${NEXT}`,
].join('|');

/** What no part of an address can be decoded from, over any number of lines, as the source of a pattern. */
const MALFORMED = `(?!(?:${WELL_FORMED})*$)[\\s\\S]*`;

/** An address at which there is nothing. */
const NOWHERE = '/_malformed-address';

/**
 * Rewrites for addresses that cannot be decoded, in their path or as the one of a picture to optimise: nothing is there.
 * Next itself fails on them, with status 500.
 */
export const malformedAddresses = [
  { source: `/(${MALFORMED})`, destination: NOWHERE },
  {
    source: '/_next/image',
    has: [{ type: 'query' as const, key: 'url', value: MALFORMED }],
    destination: NOWHERE,
  },
];
