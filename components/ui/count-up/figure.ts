/** Returns the text with its number multiplied by `part` (0 to 1), in the number's own format. */
type Figure = (part: number) => string;

const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g;

/**
 * Parses text such as '3000+' or '1,200 labs'.
 * @returns undefined if the text contains no number, or more than one
 */
export function readFigure(text: string): Figure | undefined {
  const [number, ...others] = text.match(NUMBER) ?? [];
  if (!number || others.length > 0) return undefined;
  const value = Number(number.replaceAll(',', ''));
  const digits = number.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat('en', {
    useGrouping: number.includes(','),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (part) => (part >= 1 ? text : text.replace(number, format.format(value * part)));
}
