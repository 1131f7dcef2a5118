import { latinLetters } from '@/lib/text/latin-letters';
import { romanise } from '@/lib/text/romanise';

/** Returns a PDF's id, made from its file name in any script. */
export const pdfIdOf = async (fileName: string): Promise<string> =>
  pdfId(await romanise(fileName.replace(/\.pdf$/i, '')));

/**
 * Returns a PDF's id, made from its file name in Latin letters: plain lower-case letters, digits, underscores, hyphens
 * in place of spaces, and '.pdf' at the end.
 */
export function pdfId(fileName: string): string {
  const slug = latinLetters(fileName)
    .trim()
    .replace(/\.pdf$/, '')
    .replace(/\s+/g, '-')
    .replace(/[^\w-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${slug}.pdf`;
}
