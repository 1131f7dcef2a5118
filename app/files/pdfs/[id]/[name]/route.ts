import { FOR_EVER, noSuchFile, openFile } from '@/lib/pages/stored-file';

type PdfVersionParams = { params: Promise<{ id: string; name: string }> };

/** One of the files that a PDF's address served or serves, for staff. Named by its content, so it never changes. */
export async function GET(_request: Request, { params }: PdfVersionParams): Promise<Response> {
  const { id, name } = await params;
  if (!/^[0-9a-f]{64}\.pdf$/.test(name)) return noSuchFile();
  return openFile(`pdfs/${id}/${name}`, {
    type: 'application/pdf',
    headers: { ...FOR_EVER, 'x-robots-tag': 'noindex' },
  });
}
