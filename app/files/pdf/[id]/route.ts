import { documents } from '@/content/documents';
import { ifu } from '@/content/ifu';
import { pdfPage } from '@/content/pdf-page';
import { markup } from '@/lib/markup/markup';
import { LANGUAGES } from '@/lib/model/languages';
import type { PdfLink } from '@/lib/model/records';
import { publicLink } from '@/lib/public/content';
import { storageUnavailable } from '@/lib/public/stored-file';
import { revisionMark } from '@/lib/publishing/revision-mark';
import { fileAddress } from '@/lib/records/file-address';
import { keepsVersions } from '@/lib/records/link-versions';
import { paperPath, publicPdfPath, VERSIONS } from '@/lib/records/pdf-address';
import { answer } from './answer';
import { pdfNotThere } from './pdf-not-there';

type PdfParams = { params: Promise<{ id: string }> };

function sendOn(record: PdfLink): Response {
  const { id, link, title, language, revision } = record;
  const known = LANGUAGES[language];
  const { meta, heading, beforeLink, link: linkText, afterLink } = pdfPage;
  const address = fileAddress(link);
  const mark = revisionMark({ collection: 'Link', id, revision });
  const name = markup`<p data-record="${mark}" dir="auto">${title || id}</p>`;
  const ownName = known ? markup`<p lang="${language}" dir="${known.dir}">${known.name}</p>` : null;
  const earlier = keepsVersions(record)
    ? markup`<p><a href="${publicPdfPath(id)}/${VERSIONS}">${documents.earlier}</a></p>`
    : null;
  const paper = keepsVersions(record)
    ? markup`<p><a href="${paperPath(id)}">${ifu.paper.link}</a></p>`
    : null;
  const body = markup`${name}${ownName}<p>${beforeLink}<a href="${address}">${linkText}</a>${afterLink}</p>${earlier}${paper}`;
  return answer({ status: 200, meta, heading, body, next: address, shareTitle: title || id });
}

/**
 * Redirects the browser to a stored PDF with an immediate refresh, which needs no script, keeps the link visible while
 * the file loads, and adds no history entry.
 */
export async function GET(_request: Request, { params }: PdfParams): Promise<Response> {
  const { id } = await params;
  const link = await publicLink(id).catch(() => undefined);
  if (link === undefined) return storageUnavailable();
  return link ? sendOn(link) : pdfNotThere();
}
