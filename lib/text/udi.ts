import { barcodeData } from './barcode';

/** The characters of a HIBC barcode, in the order of their values. Labels show the space as an underscore. */
const VALUES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-._$/+%';

/** Whether a UDI-DI was issued by HIBCC. */
export const isHibc = (udi: string): boolean => udi.startsWith('+');

/** Returns HIBCC's check character for the characters in front of it: the sum of their values, modulo 43. */
export const checkCharacter = (characters: string): string =>
  VALUES.charAt([...characters].reduce((sum, one) => sum + VALUES.indexOf(one), 0) % VALUES.length);

/** Returns a UDI-DI in capitals, without the spaces and asterisks that labels have around it. */
export const tidyUdi = (text: string): string => text.replace(/[\s*]/g, '').toUpperCase();

const PRIMARY = '[A-Z][A-Z0-9]{4,21}\\d';

/** An HIBC barcode that contains only the UDI-DI and its check character. */
const HIBC = new RegExp(`^\\+${PRIMARY}.$`);

/**
 * An HIBC barcode that continues with the lot or date. This part follows a slash, and usually starts with `$`; or it
 * is a barcode of its own, scanned right after the first.
 */
const HIBC_JOINED = new RegExp(`^(?:\\+(${PRIMARY})(?:/|.\\+).|(${PRIMARY})/\\$)`);

/** A UDI-DI in front of a second barcode, with a space in between. */
const SPACED = new RegExp(`^([\\s*]*)(\\+${PRIMARY})\\s(?=[\\s*]*\\+)`, 'i');

/** Writes a check character that is a space as labels do. The space may also just separate two barcodes. */
const withVisibleCheck = (text: string): string =>
  text.replace(SPACED, (both, before: string, primary: string) =>
    checkCharacter(primary.toUpperCase()) === '_' ? `${before}${primary}_` : both,
  );

/** ICCBBA's UDI-DI at the start of a barcode, or after the start of a compound message. */
const ICCBBA = /^(?:=\+\d{5})?(=\/[A-Z0-9]{16}|=\)[A-Z0-9]{10})(?![A-Z0-9])/;

/**
 * Returns the UDI-DI in a barcode of HIBCC (ANSI/HIBC 2.6, 2.2 and 4.3) or ICCBBA as a scanner types it, as on the label,
 * or null for other text. HIBCC's is completed with its check character, which a barcode with lot or date does not have
 * directly after the UDI-DI.
 */
export function udiScanned(text: string): string | null {
  const code = tidyUdi(withVisibleCheck(barcodeData(text)));
  const [, signed, unsigned] = HIBC_JOINED.exec(code) ?? [];
  const primary = signed ?? unsigned;
  if (primary) return `+${primary}${checkCharacter(`+${primary}`)}`;
  return HIBC.test(code) ? code : (ICCBBA.exec(code)?.[1] ?? null);
}
