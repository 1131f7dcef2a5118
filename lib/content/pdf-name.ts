/** Letters of their own, which no decomposition turns into plain ones. */
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

/** Latin letters without their marks, so that 'Brochüre' keeps its letters: 'Brochure'. */
const plainLetters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? '');

/** The id of a PDF from its file name: lower-case, hyphens for spaces, no other marks, ending in '.pdf'. */
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
