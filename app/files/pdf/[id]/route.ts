import { pdfPage } from '@/content/pdf-page';
import { pdfNotFound } from '@/content/status-pages';
import { markup } from '@/lib/markup/markup';
import { answer } from './answer';
import { findFile } from './find-file';

type PdfParams = { params: Promise<{ id: string }> };

function notFound(): Response {
  const { meta, heading, text, links } = pdfNotFound;
  const items = links.map(({ label, href }) => markup`<li><a href="${href}">${label}</a></li>`);
  return answer({ status: 404, meta, heading, body: markup`<p>${text ?? ''}</p><ul>${items}</ul>` });
}

/**
 * Sends the browser on to a stored PDF by a refresh without delay, which needs no script, leaves the link in sight
 * while the file is fetched, and puts no step into the history.
 */
export async function GET(_request: Request, { params }: PdfParams): Promise<Response> {
  const { id } = await params;
  const file = await findFile(id);
  if (!file) return notFound();
  const { meta, heading, beforeLink, link, afterLink } = pdfPage;
  const body = markup`<p>${file.title}</p><p>${beforeLink}<a href="${file.address}">${link}</a>${afterLink}</p>`;
  return answer({ status: 200, meta, heading, body, next: file.address });
}
