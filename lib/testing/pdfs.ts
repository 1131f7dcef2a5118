type PdfParts = {
  /** Entries of the catalog, such as `/Lang (en)`. */
  catalog?: string;
  /** The drawing instructions of every page. The font is `F1`. */
  content?: string;
  /** Further objects. The object number of the first is the number of pages plus 5. */
  more?: string[];
  /** Entries of the trailer, such as `/ID [(a) (a)]`. */
  trailer?: string;
};

/**
 * Returns a valid PDF with a correct cross-reference table. Without content, its pages are blank. A character of the parts is
 * one byte of the file.
 */
export function aPdf(
  pages = 1,
  title = '',
  { catalog = '', content = '', more = [], trailer = '' }: PdfParts = {},
): Uint8Array<ArrayBuffer> {
  const kids = Array.from({ length: pages }, (_, page) => `${page + 5} 0 R`).join(' ');
  const resources = '<< /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    `<< /Title (${title}) >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...Array.from(
      { length: pages },
      () => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Resources ${resources} /Contents 4 0 R >>`,
    ),
    ...more,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R /Info 3 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
  const file = `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`;
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
}
