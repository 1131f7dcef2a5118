import sharp from 'sharp';
import { inspectPdf } from '@/lib/records/pdf-file';
import { examplePdf } from './example-pdf';

it('an example document is a valid PDF with its picture, and with its text in lines of at most 90 characters', async () => {
  const background = '#4b1f7a';
  const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const pdf = examplePdf({
    heading: 'Tubes (vacuum): instructions',
    label: 'Revision 2',
    picture: { jpeg, width: 40, height: 30 },
    paragraphs: ['The centre’s tubes, at 2 to 8 °C', 'word '.repeat(40).trim()],
    note: 'An example.',
  });
  const file = new File([new Uint8Array(pdf)], 'tubes.pdf', { type: 'application/pdf' });
  expect(await inspectPdf(file)).toBeNull();
  expect(pdf.includes(jpeg)).toBe(true);
  const text = pdf.toString('latin1');
  expect(text).toContain(String.raw`(Tubes \(vacuum\): instructions) '`);
  expect(text).toContain("(The centre\x92s tubes, at 2 to 8 °C) '");
  expect(
    Math.max(...[...text.matchAll(/\((word[^)]*)\)/g)].map(([, line = '']) => line.length)),
  ).toBeLessThanOrEqual(90);
});
