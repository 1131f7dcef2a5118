/** A literal string in PDF syntax, for text in ASCII. */
const literal = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`;

/** A page of A4 with a heading and lines of text, in a font that every reader has. */
export function textPdf(heading: string, lines: readonly string[]): Buffer {
  const rest = lines.map((line) => `${literal(line)} '`).join('\n');
  const content = `BT /F1 20 Tf 64 740 Td ${literal(heading)} Tj /F1 12 Tf 20 TL 0 -16 Td\n${rest}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Title ${literal(heading)} >>`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}
