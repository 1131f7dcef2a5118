import { PDF_NAME } from '@/lib/content/fields';
import { openFile } from '@/lib/pages/stored-file';

type PdfFileParams = { params: Promise<{ id: string }> };

/** Seconds that a browser may keep a PDF: short, because a PDF keeps its address when it is replaced. */
const MAX_AGE = 300;

/** A PDF from the store on the site's own origin. */
export async function GET(_request: Request, { params }: PdfFileParams): Promise<Response> {
  const { id } = await params;
  if (!PDF_NAME.test(id)) return new Response('No such file.', { status: 404 });
  return openFile(`pdfs/${id}`, { type: 'application/pdf', maxAge: MAX_AGE });
}
