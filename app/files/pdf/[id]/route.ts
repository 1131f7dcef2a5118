import { dayText } from '@/components/sections/documents/document-facts';
import { company } from '@/content/company';
import { documents } from '@/content/documents';
import { ifu } from '@/content/ifu';
import { pdfPage } from '@/content/pdf-page';
import { documentPath, documentSlug, titleOf } from '@/lib/documents/device-documents';
import { markup } from '@/lib/markup/markup';
import { languageOf } from '@/lib/model/languages';
import { keepsVersions } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';
import { publicLink } from '@/lib/public/read-for-page';
import { storageUnavailable } from '@/lib/public/stored-file';
import { revisionMark } from '@/lib/publishing/revision-mark';
import { fileAddress } from '@/lib/records/file-address';
import { paperPath, publicPdfPath, VERSIONS } from '@/lib/records/pdf-address';
import { answer, pdfNotThere } from './answer';

type PdfParams = { params: Promise<{ id: string }> };

/** Returns the page of a withdrawn document, which links to the file but does not open it. */
function withdrawnPage(record: PdfLink): Response {
  const { id, link, withdrawn, withdrawnWhy, replacement, revision } = record;
  const { meta, withdrawn: texts } = pdfPage;
  const mark = revisionMark({ collection: 'Link', id, revision });
  const reason = withdrawnWhy ? markup`<p dir="auto">${withdrawnWhy}</p>` : null;
  const instead = replacement ? markup`<p><a href="${replacement}">${texts.replacement}</a></p>` : null;
  const body = markup`<p data-record="${mark}" dir="auto">${titleOf(record)}</p><p><strong>${texts.on} ${dayText(withdrawn)}.</strong></p>${reason}${instead}<p><a href="${fileAddress(link)}">${texts.file}</a></p><p><a href="${documentPath(documentSlug(record))}">${ifu.document.all}</a></p>`;
  return answer({
    status: 200,
    meta: { ...meta, title: `${texts.heading} | ${company.shortName}` },
    heading: texts.heading,
    body,
    shareTitle: titleOf(record),
  });
}

function sendOn(record: PdfLink): Response {
  const { id, link, language, revision } = record;
  const known = languageOf(language);
  const { meta, heading, beforeLink, link: linkText, afterLink } = pdfPage;
  const address = fileAddress(link);
  const mark = revisionMark({ collection: 'Link', id, revision });
  const name = markup`<p data-record="${mark}" dir="auto">${titleOf(record)}</p>`;
  const ownName = known ? markup`<p lang="${language}" dir="${known.dir}">${known.name}</p>` : null;
  const earlier = keepsVersions(record)
    ? markup`<p><a href="${publicPdfPath(id)}/${VERSIONS}">${documents.earlier}</a></p>`
    : null;
  const paper = keepsVersions(record)
    ? markup`<p><a href="${paperPath(id)}">${ifu.paper.link}</a></p>`
    : null;
  const body = markup`${name}${ownName}<p>${beforeLink}<a href="${address}">${linkText}</a>${afterLink}</p>${earlier}${paper}`;
  return answer({ status: 200, meta, heading, body, next: address, shareTitle: titleOf(record) });
}

/**
 * Redirects the browser to a stored PDF with an immediate refresh, which needs no script, keeps the link visible while
 * the file loads, and adds no history entry.
 */
export async function GET(_request: Request, { params }: PdfParams): Promise<Response> {
  const { id } = await params;
  const link = await publicLink(id).catch(() => undefined);
  if (link === undefined) return storageUnavailable();
  if (!link) return pdfNotThere();
  return link.withdrawn ? withdrawnPage(link) : sendOn(link);
}
