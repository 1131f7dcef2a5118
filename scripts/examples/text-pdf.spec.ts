import { inspectPdf } from '@/lib/content/pdf-file';
import { textPdf } from './text-pdf';

it('an example document is a valid PDF with its text', async () => {
  const pdf = textPdf('Tubes (vacuum): instructions', ['Revision 2', 'An example.']);
  expect(
    await inspectPdf(new File([new Uint8Array(pdf)], 'tubes.pdf', { type: 'application/pdf' })),
  ).toBeNull();
  expect(pdf.toString('latin1')).toContain(String.raw`(Tubes \(vacuum\): instructions) Tj`);
});
