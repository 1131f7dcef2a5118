/** The codes, in the fonts' encoding, of the quotation marks and dashes that Latin-1 lacks. */
const WIN_ANSI: Readonly<Record<string, number>> = {
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
};

/** Returns text as a literal string in PDF syntax. */
const literal = (text: string) =>
  `(${text.replace(/[‘’“”–—]/g, (found) => String.fromCharCode(WIN_ANSI[found] ?? 0)).replace(/[\\()]/g, '\\$&')})`;

const PAGE = { width: 595, height: 842, margin: 64, picture: 300 };

/** The approximate number of characters that fit on a line in 11-point Helvetica. */
const LINE = 90;

/** Wraps text at spaces into lines of at most `LINE` characters. */
function linesOf(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length >= LINE) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}

/** Returns the PDF operators that draw lines of text in one size, downwards from `top`. */
const drawn = (
  lines: readonly string[],
  { font, size, top }: { font: 'F1' | 'F2'; size: number; top: number },
) =>
  `BT /${font} ${size} Tf ${size * 1.4} TL ${PAGE.margin} ${top} Td\n${lines.map((line) => `${literal(line)} '`).join('\n')}\nET\n`;

type ExamplePdf = {
  heading: string;
  /** The line below the heading. */
  label: string;
  picture: { jpeg: Buffer; width: number; height: number };
  paragraphs: readonly string[];
  note: string;
};

/** Returns a PDF of one A4 page with a heading, a picture and text, in fonts that all PDF readers provide. */
export function examplePdf({ heading, label, picture, paragraphs, note }: ExamplePdf): Buffer {
  const height = Math.round((PAGE.picture * picture.height) / picture.width);
  const bottom = 690 - height;
  const text = paragraphs.flatMap(linesOf);
  const content = [
    drawn([heading], { font: 'F2', size: 20, top: 780 }),
    drawn([label], { font: 'F1', size: 11, top: 735 }),
    `q ${PAGE.picture} 0 0 ${height} ${PAGE.margin} ${bottom} cm /I1 Do Q\n`,
    drawn(text, { font: 'F1', size: 11, top: bottom - 10 }),
    drawn([note], { font: 'F1', size: 9, top: 60 }),
  ].join('');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const stream = (dictionary: string, data: Buffer) =>
    Buffer.concat([
      Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
      data,
      Buffer.from('\nendstream'),
    ]);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> /XObject << /I1 7 0 R >> >> >>`,
    stream('', Buffer.from(content, 'latin1')),
    font('Helvetica'),
    font('Helvetica-Bold'),
    stream(
      `/Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      picture.jpeg,
    ),
    `<< /Title ${literal(heading)} >>`,
  ];
  const parts = [Buffer.from('%PDF-1.4\n')];
  let length = parts[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const offset = length;
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      typeof object === 'string' ? Buffer.from(object, 'latin1') : object,
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    length += part.length;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
