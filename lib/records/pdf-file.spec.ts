import { aPdf } from '@/lib/testing/pdfs';
import { inspectPdf } from './pdf-file';

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name, { type: 'application/pdf' });

describe('inspectPdf', () => {
  it('accepts a valid PDF', async () => {
    expect(await inspectPdf(file('Catalogue 2026.PDF', aPdf(3)))).toBeNull();
  });

  it.each([
    ['a document with a second extension', 'leaflet.pdf.html', [aPdf()], 'notPdf'],
    ['a web page with the right name', 'page.pdf', ['<!doctype html><script>1</script>'], 'notPdf'],
    ['a document after a web page', 'a.pdf', ['<html>', aPdf()], 'notPdf'],
    ['a document before a web page', 'a.pdf', [aPdf(), '<script>1</script>'], 'brokenPdf'],
    ['a document before an archive', 'a.pdf', [aPdf(), 'PK\u0003\u0004'.repeat(400)], 'brokenPdf'],
    ['half a document', 'a.pdf', [aPdf().slice(0, 100)], 'brokenPdf'],
    ['an empty file', 'a.pdf', [], 'empty'],
    ['a file over 25 MB', 'a.pdf', [aPdf(), new Uint8Array(26_214_400)], 'pdfTooLarge'],
    ['a name without usable characters', '???.pdf', [aPdf()], 'noName'],
    ['a name that is too long', `${'a'.repeat(117)}.pdf`, [aPdf()], 'longName'],
  ] as const)('rejects %s', async (_what, name, parts, reason) => {
    expect(await inspectPdf(file(name, ...parts))).toBe(reason);
  });
});
