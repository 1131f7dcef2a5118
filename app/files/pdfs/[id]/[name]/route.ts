import { isPdfId } from '@/lib/model/link';
import { noSuchFile, openFile } from '@/lib/public/stored-file';

type PdfVersionParams = { params: Promise<{ id: string; name: string }> };

/**
 * Responds with one version of a PDF. Its file never changes, but a purge can delete it, so shared caches must not keep
 * it and browsers must revalidate it.
 */
export async function GET(request: Request, { params }: PdfVersionParams): Promise<Response> {
  const { id, name } = await params;
  if (!isPdfId(id) || !/^[0-9a-f]{64}\.pdf$/.test(name)) return noSuchFile();
  const hash = name.slice(0, 64);
  const etag = `"${hash}"`;
  const headers = {
    'cache-control': 'private, no-cache',
    'content-disposition': `inline; filename="${id.replace(/\.pdf$/, '')}-${hash.slice(0, 8)}.pdf"`,
    etag,
    'x-robots-tag': 'noindex',
  };
  const file = await openFile(`pdfs/${id}/${name}`, { type: 'application/pdf', headers, request });
  if (!file.ok || !request.headers.get('if-none-match')?.includes(etag)) return file;
  await file.body?.cancel();
  return new Response(null, { status: 304, headers });
}
