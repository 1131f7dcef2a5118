import { publicLink } from '@/lib/public/read-for-page';
import { noSuchFile, openFile, storageUnavailable } from '@/lib/public/stored-file';
import { RECORD_HEADER, revisionMark } from '@/lib/publishing/revision-mark';
import { pdfPath } from '@/lib/records/file-address';

type PdfFileParams = { params: Promise<{ id: string }> };

/**
 * Responds with a PDF's current file. Browsers must revalidate it each time, so that they do not show a replaced file.
 */
export async function GET(request: Request, { params }: PdfFileParams): Promise<Response> {
  const { id } = await params;
  const link = await publicLink(id).catch(() => undefined);
  if (link === undefined) return storageUnavailable();
  if (link === null) return noSuchFile();
  const headers = {
    'cache-control': 'public, no-cache',
    [RECORD_HEADER]: revisionMark({ ...link, collection: 'Link' }),
    ...(link.sha256 && { etag: `"${link.sha256}"` }),
  };
  if (link.sha256 && request.headers.get('if-none-match')?.includes(link.sha256)) {
    return new Response(null, { status: 304, headers });
  }
  return openFile(pdfPath(link), { type: 'application/pdf', headers, request });
}
