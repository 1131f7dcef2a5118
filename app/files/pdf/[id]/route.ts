import { documents } from '@/content/documents';
import { pdfPage } from '@/content/pdf-page';
import { fileAddress } from '@/lib/content/file-address';
import { keepsVersions } from '@/lib/content/link-versions';
import { publicPdfPath, VERSIONS } from '@/lib/content/pdf-address';
import { markup } from '@/lib/markup/markup';
import type { PdfLink } from '@/lib/model/records';
import { publicLink } from '@/lib/pages/public-content';
import { revisionMark } from '@/lib/publishing/revision-mark';
import { answer } from './answer';
import { pdfNotThere } from './pdf-not-there';

type PdfParams = { params: Promise<{ id: string }> };

/** Returns a substitute for the link while the database is unavailable. The id is enough to locate the file. */
const unread = (id: string) => ({ id, link: `pdfs/${id}`, title: '', revision: 0 });

type Known = Pick<PdfLink, 'id' | 'link' | 'title' | 'revision'>;

function sendOn({ id, link, title, revision }: Known, hasVersions: boolean): Response {
  const { meta, heading, beforeLink, link: linkText, afterLink } = pdfPage;
  const address = fileAddress(link);
  const mark = revisionMark({ collection: 'Link', id, revision });
  const name = markup`<p data-record="${mark}">${title || id}</p>`;
  const earlier = hasVersions
    ? markup`<p><a href="${publicPdfPath(id)}/${VERSIONS}">${documents.earlier}</a></p>`
    : null;
  const body = markup`${name}<p>${beforeLink}<a href="${address}">${linkText}</a>${afterLink}</p>${earlier}`;
  return answer({ status: 200, meta, heading, body, next: address });
}

/**
 * Redirects the browser to a stored PDF with an immediate refresh, which needs no script, keeps the link visible while
 * the file loads, and adds no history entry.
 */
export async function GET(_request: Request, { params }: PdfParams): Promise<Response> {
  const { id } = await params;
  const link = await publicLink(id).catch(() => unread(id));
  return link ? sendOn(link, 'kind' in link && keepsVersions(link)) : pdfNotThere();
}
