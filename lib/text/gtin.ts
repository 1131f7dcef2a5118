import { barcodeData } from './barcode';

const DIGITS = /^(?:\d{8}|\d{12,14})$/;

/** Returns the check digit for the digits in front of it, by GS1's rule: the weights 3 and 1 alternate from the right. */
export function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * Returns a GTIN of 8, 12, 13 or 14 digits with leading zeros up to 14 digits, without spaces and hyphens. Does not check
 * the check digit. Returns other text trimmed.
 */
export function padGtin(text: string): string {
  const digits = text.replace(/[\s-]/g, '');
  return DIGITS.test(digits) ? digits.padStart(14, '0') : text.trim();
}

/** Whether 14 digits end in the right check digit. */
export const hasCheckDigit = (gtin: string): boolean => checkDigit(gtin.slice(0, -1)) === Number(gtin.at(-1));

/** Returns the GTIN in the path of a GS1 Digital Link, such as `/01/09506000134352/10/ABC`, as 14 digits, or null. */
export function gtinIn(path: string): string | null {
  const gtin = padGtin(/^\/01\/(\d+)(?:\/|$)/.exec(path)?.[1] ?? '');
  return gtin.length === 14 && hasCheckDigit(gtin) ? gtin : null;
}

/**
 * The GTIN in the data of a GS1 barcode or Digital Link, after the application identifier 01, or 02 for a carton's content.
 * Dates, whose length is fixed, can precede it. Other data can precede it only if the identifiers are in brackets, as
 * printed below the barcode. In a Digital Link, the GTIN can be shorter.
 */
const IN_BARCODE = /(?:^(?:1[1-7]\d{6})*0[12]|\(0[12]\))(\d{14})|\/(?:01|gtin)\/(\d{8,14})(?!\d)/i;

/** The name of the number in front of it, such as `GTIN-14:`, `EAN13` or `UDI-DI`. */
const LABEL = /^\s*(?:gtin|ean|upc|jan|udi)(?:-?(?:di|8|12|13|14)(?![\p{L}\p{N}]))?[\s:.#]*/iu;

/** Separators between the groups of a GTIN, and quotation marks, commas and similar characters around it. */
const BETWEEN = /[\s\p{Pd}]/gu;
const AROUND = /^[^\p{L}\p{N}(/]+|[^\p{L}\p{N}]+$/gu;

/**
 * Returns the GTIN that a visitor typed, pasted or scanned, as 14 digits, or null. It may be written in groups, or be part
 * of a GS1 barcode or Digital Link.
 */
export function gtinTyped(text: string): string | null {
  const written = barcodeData(text).replace(LABEL, '').replace(BETWEEN, '').replace(AROUND, '');
  const [, scanned, linked = scanned] = IN_BARCODE.exec(written) ?? [];
  const gtin = padGtin(linked ?? written);
  return /^\d{14}$/.test(gtin) && hasCheckDigit(gtin) ? gtin : null;
}
