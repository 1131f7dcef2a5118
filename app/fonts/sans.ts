import localFont from 'next/font/local';

/**
 * A subset of the typeface with the most common characters; see art/fonts/core.py. On a slow network, the first page
 * keeps the fallback font, whose metrics styles/base/_typeface.scss adjusts; see
 * docs/decisions/016-the-typeface-on-slow-networks.md.
 */
const core = localFont({
  src: './instrument-sans-core.woff2',
  weight: '400 560',
  variable: '--font-sans-core',
  adjustFontFallback: false,
  display: 'optional',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-23, U+25-29, U+2B-3B, U+3F-5A, U+61-7A, U+A0, U+A9, U+AE, U+B0, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2122',
    },
  ],
});

/** The whole typeface, which loads only for characters outside the core subset. */
const whole = localFont({
  src: './instrument-sans.woff2',
  weight: '400 700',
  variable: '--font-sans-whole',
  // Both fonts share the fallback font that styles/base/_typeface.scss adjusts.
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+24, U+2A, U+3C-3E, U+5B-60, U+7B-7E, U+A1-A3, U+A5, U+A7-A8, U+AA-AB, U+AF, U+B4, U+B6, U+B8, U+BA-BB, U+BF-D6, U+D8-FF, U+102, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+300-301, U+303-304, U+308, U+201A, U+201E, U+2039-203A, U+20AC, U+2191, U+2193, U+2212',
    },
  ],
});

/** The classes that define the site's typeface. */
export const sans = `${core.variable} ${whole.variable}`;
