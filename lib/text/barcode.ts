/** The identifier of the barcode's symbology, such as `]d2` or `]C1`, which a scanner can be set to send first (ISO/IEC 15424). */
const SYMBOLOGY = /^\s*\][A-Za-z]\d/;

/** FNC1 at the start of a GS1 barcode, as scanners that can send only visible characters write it. */
const VISIBLE_FNC1 = /^\s*(?:[<[{]?(?:GS|FNC1)[>\]}]?|[~^\u241d])(?=\s*\(?\d)/i;

/** Returns the data of a barcode as a scanner types it, without what precedes the first identifier. Returns other text as it is. */
export const barcodeData = (text: string): string => text.replace(SYMBOLOGY, '').replace(VISIBLE_FNC1, '');
