const UNITS = ['bytes', 'kB', 'MB', 'GB'];

/** Formats a size in decimal units, such as 840 bytes, 41 kB or 1.2 MB. */
export function fileSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (Math.round(value) >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const rounded = unit > 1 && value < 9.95 ? value.toFixed(1) : Math.round(value);
  return `${rounded} ${UNITS[unit]}`;
}
