import { noSuchFile, openFile } from '@/lib/pages/stored-file';

type PdfVersionParams = { params: Promise<{ id: string; name: string }> };

/**
 * A current or former file of a PDF, for staff. It never changes, but a purge can delete it, so shared caches must not
 * keep it and browsers must revalidate it.
 */
export async function GET(request: Request, { params }: PdfVersionParams): Promise<Response> {
  const { id, name } = await params;
  if (!/^[0-9a-f]{64}\.pdf$/.test(name)) return noSuchFile();
  const etag = `"${name.slice(0, 64)}"`;
  const headers = { 'cache-control': 'private, no-cache', etag, 'x-robots-tag': 'noindex' };
  const file = await openFile(`pdfs/${id}/${name}`, { type: 'application/pdf', headers });
  if (!file.ok || !request.headers.get('if-none-match')?.includes(etag)) return file;
  await file.body?.cancel();
  return new Response(null, { status: 304, headers });
}
