/** Characters inside words that readers do not see: soft hyphens and joiners. */
export const INVISIBLE = /[\u00ad\u200c\u200d]/g;

/**
 * Accents, Arabic and Hebrew vowel marks, and the Arabic stroke that only lengthens words. Many people leave them out.
 * Vowel signs of other scripts are letters of their own.
 */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;

/** Returns text in the form in which searches compare it: in lower case and without accents, so that 'cafe' finds 'Café'. */
export const plainText = (text: string): string =>
  text.replace(INVISIBLE, '').normalize('NFKD').replace(OPTIONAL_MARKS, '').normalize('NFC').toLowerCase();
