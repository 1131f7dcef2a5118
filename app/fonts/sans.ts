import localFont from 'next/font/local';

/** The site's one typeface. */
export const sans = localFont({ src: './instrument-sans.woff2', weight: '400 700', variable: '--font-sans' });
