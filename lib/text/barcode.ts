/** The identifier of the barcode's symbology, such as `]d2` or `]C1`, which a scanner can be set to send first (ISO/IEC 15424). */
const SYMBOLOGY = /^\s*\][A-Za-z]\d/;

/** Returns the data of a barcode as a scanner types it, without the symbology identifier. Returns other text as it is. */
export const barcodeData = (text: string): string => text.replace(SYMBOLOGY, '');
