import { readPdf } from '@/lib/records/pdf-file';

// Reads a JSON list of base64-encoded PDFs from standard input, and prints their problems and standards. This is a separate
// program, because Jest cannot load pdf.js.
const input: Buffer[] = [];
for await (const chunk of process.stdin) input.push(chunk);
const files: string[] = JSON.parse(Buffer.concat(input).toString());
const found = await Promise.all(
  files.map(async (file) => {
    const contents = await readPdf(new File([Buffer.from(file, 'base64')], 'a.pdf'));
    return typeof contents === 'string'
      ? [contents]
      : [...contents.problems, contents.standard].filter(Boolean);
  }),
);
console.log(JSON.stringify(found));
