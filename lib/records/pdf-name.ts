/** Letters that Unicode normalisation does not decompose, and their replacements. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Replaces Latin letters with plain lower-case ones, so that 'Brochüre' becomes 'brochure'. */
const plainLetters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? '');

/**
 * Returns a PDF's id, made from its file name: plain lower-case letters, digits, underscores, hyphens in place of
 * spaces, and '.pdf' at the end.
 */
export function pdfId(fileName: string): string {
  const slug = plainLetters(fileName)
    .trim()
    .replace(/\.pdf$/, '')
    .replace(/\s+/g, '-')
    .replace(/[^\w-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${slug}.pdf`;
}
