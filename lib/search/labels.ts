import { barcodeData } from '@/lib/text/barcode';

/** Spaces, ends of labels such as `REF:`, `REF-` or `Cat.`, and commas and semicolons outside numbers. */
const SEPARATORS =
  /\s+|(?<=\p{L}[.:#=]+)(?=[\p{L}\p{N}])|(?<=\b(?:ref|lot|sn)-)|(?<=(?<!\d)[,;]|[,;](?!\d))/iu;

/**
 * Places where two scripts meet, because labels and particles of many languages need no space: `货号PV-1`, `PV-1の`. Single
 * Greek letters are part of names, such as β2.
 */
const OTHER = '(?:[^\\P{L}\\p{Script=Latin}\\p{Script=Greek}]|\\p{Script=Greek}{2})';
const USUAL = '[\\p{Script=Latin}\\p{N}]';
const SCRIPTS = new RegExp(`(?<=${OTHER}\\p{M}*)(?=${USUAL})|(?<=${USUAL})(?=${OTHER})`, 'u');

const START = '(?<![\\p{L}\\p{N}])';
const LABEL = '(?:(?:[Rr]ef|[Cc]at|[Aa]rt|[Ii]tem|[Oo]rder|[Pp]art)?(?:[Nn][or])?)';

/** Ends of labels without a space in front of a number. */
const JOINED = new RegExp(
  [
    // REF2041, Nr2041
    `(?<=${START}(?:${LABEL}|REF|CAT|ART|NO|NR|IFU|[Ii]fu)(?<=\\p{L}))(?=\\d)`,
    // CatNoPV-1
    `(?<=${START}${LABEL}(?<=\\p{Ll}))(?=\\p{Lu}[\\p{L}\\s\\p{Pd}_]*\\d)`,
    // REFPV-1 and REFPV 1, because no ordinary word begins like this
    `(?<=${START}(?:REF|[Rr]ef)(?![aeiloruyAEILORUY])|${START}(?:IFU|[Ii]fu))(?=\\p{L}+[\\s\\p{Pd}_]*\\d)`,
    // REFLX-1
    `(?<=${START}(?:REF|ref))(?=\\p{L}+[\\p{Pd}_]?\\d)`,
    // UDI+A999
    `(?<=${START}(?:UDI|[Uu]di))(?=[+=])`,
  ].join('|'),
  'u',
);

/** A word that begins like a label and continues as ordinary words can, such as `reflex`. */
const MAYBE_WORD = /^(?:REF[AEILORUY]|ref[aeiloruy])/;

/** Whether two neighbouring parts of a query were one word, which may merely begin like a label. */
export const mayBeOneWord = (query: string, first: string, second: string): boolean =>
  MAYBE_WORD.test(first + second) && query.includes(first + second);

/** A scanned REF (application identifier 240) at the start of the data, or after dates, which have a fixed length. */
const SCANNED = /^(?:1[1-7]\d{6})*240(\S+)/;

/** Converts the data of a GS1 barcode with a REF to a query with labels. Returns other queries unchanged. */
function labelled(query: string): string {
  if (/^\s*\(\d{2,4}\)/.test(query) && query.includes('(240)')) {
    return query.replace(/\((\d{2,4})\)/g, (_, identifier) => (identifier === '240' ? ' REF ' : ' LOT '));
  }
  const data = barcodeData(query);
  return data === query ? query : data.replace(SCANNED, ' REF $1 LOT ');
}

/** Splits a query into words, and labels from the numbers after them. */
export const labelsApart = (query: string): string[] =>
  [SCRIPTS, JOINED, SEPARATORS].reduce(
    (pieces, places) => pieces.flatMap((piece) => piece.split(places)),
    [labelled(query)],
  );
