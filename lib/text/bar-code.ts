/** The identifier of the bar code's symbology, such as `]d2` or `]C1`, which a scanner can be set to send first (ISO/IEC 15424). */
const SYMBOLOGY = /^\s*\][A-Za-z]\d/;

/** Returns the data of a bar code as a scanner types it, without the symbology identifier. Returns other text as it is. */
export const barCodeData = (text: string): string => text.replace(SYMBOLOGY, '');
