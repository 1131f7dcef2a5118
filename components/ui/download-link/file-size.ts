const UNITS = ['bytes', 'kB', 'MB', 'GB'];

/** A size in decimal units: 840 bytes, 41 kB, 1.2 MB. */
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
