/** Spreadsheets would run a cell that starts with one of these characters as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns a table as CSV (RFC 4180). A byte order mark tells spreadsheets that the text is UTF-8, and cells that would be
 * formulas start with an apostrophe.
 */
export const csv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
