/** The id of a PDF from its file name: lower-case, hyphens for spaces, no other marks, ending in '.pdf'. */
export function pdfId(fileName: string): string {
  const slug = fileName
    .trim()
    .toLowerCase()
    .replace(/\.pdf$/, '')
    .replace(/\s+/g, '-')
    .replace(/[^\w-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${slug}.pdf`;
}
