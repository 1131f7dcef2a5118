import { dayText, documentFacts } from '@/components/sections/documents/document-facts';
import { company } from '@/content/company';
import { documents } from '@/content/documents';
import { titleOf } from '@/lib/documents/device-documents';
import { type Markup, markup } from '@/lib/markup/markup';
import { dayOf } from '@/lib/model/fields/date';
import { keepsVersions } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';
import { type ListedDocument, replacedBy } from '@/lib/public/documents';
import { pdfVersions } from '@/lib/public/pdf-versions';
import { publicLink } from '@/lib/public/read-for-page';
import { storageUnavailable } from '@/lib/public/stored-file';
import { fileAddress } from '@/lib/records/file-address';
import type { LinkVersion } from '@/lib/records/link-versions';
import { editionPath, publicPdfPath, VERSIONS } from '@/lib/records/pdf-address';
import { isolated } from '@/lib/text/isolated';
import { answer, pdfNotThere } from '../answer';

type EditionParams = { params: Promise<{ id: string; edition: string }> };

const texts = documents.versions;

const revisionText = (edition: string) => `${documents.revision.toLowerCase()} ${edition}`;

const isolatedTitle = (link: PdfLink) => isolated(titleOf(link));

const metaOf = (title: string) => ({ title: `${title} | ${company.shortName}`, description: title });

const factsOf = (link: PdfLink) => markup`<small>${documentFacts({ ...link, bytes: link.size })}</small>`;

const fileOf = ({ link, sha256 }: PdfLink) => fileAddress(`${link}/${sha256}.pdf`);

/**
 * Returns a version's address, which contains its revision label, or its hash if the label is missing or a newer
 * version has the same label.
 */
const addressOf = (link: PdfLink, newer: PdfLink[]) =>
  link.edition && newer.every(({ edition }) => edition !== link.edition)
    ? editionPath(link.id, link.edition)
    : fileOf(link);

/** Returns a version's title with its revision or date, if known, so that the links to several versions differ. */
function nameOf(link: PdfLink, replacedAt?: Date | null): string {
  const { edition, issued } = link;
  const mark =
    (edition && revisionText(edition)) ||
    (issued && dayText(issued)) ||
    (replacedAt && `${texts.replaced.toLowerCase()} ${dayText(dayOf(replacedAt))}`);
  return mark ? `${isolatedTitle(link)}, ${mark}` : isolatedTitle(link);
}

/**
 * Returns the list item of an earlier version.
 * @param newer the later versions, latest first
 */
function versionMarkup({ link, replacedAt }: LinkVersion, newer: PdfLink[]): Markup {
  const successor = newer.at(-1);
  const by = successor?.edition ? ` ${texts.by} ${revisionText(successor.edition)}` : '';
  const when = replacedAt
    ? markup`<small>${texts.replaced} ${dayText(dayOf(replacedAt))}${by}</small>`
    : null;
  return markup`<li><a href="${addressOf(link, newer)}">${nameOf(link, replacedAt)}</a>${factsOf(link)}${when}</li>`;
}

/** Returns the list item of the built-in download that the document replaced. */
function firstMarkup({ title, href, ...facts }: ListedDocument): Markup {
  return markup`<li><a href="${href}">${title}, ${texts.first}</a><small>${documentFacts(facts)}</small></li>`;
}

function versionsPage(current: PdfLink, earlier: LinkVersion[]): Response {
  const heading = `${texts.heading} ${isolatedTitle(current)}`;
  const all = [current, ...earlier.map(({ link }) => link)];
  const first = replacedBy(current);
  const items = [
    ...earlier.map((version, index) => versionMarkup(version, all.slice(0, index + 1))),
    ...(first ? [firstMarkup(first)] : []),
  ];
  const list = items.length > 0 ? markup`<ul>${items}</ul>` : markup`<p>${texts.none}</p>`;
  const body = markup`<h2>${texts.current}</h2><p><a href="${publicPdfPath(current.id)}">${nameOf(current)}</a>${factsOf(current)}</p><h2>${texts.earlier}</h2>${list}<p><a href="${documents.path}">${texts.all}</a></p>`;
  return answer({ status: 200, meta: metaOf(heading), heading, body });
}

function editionPage(current: PdfLink, { link }: LinkVersion): Response {
  const heading = nameOf(link);
  const body = markup`<p>${texts.notCurrent}</p><ul><li><a href="${publicPdfPath(current.id)}">${texts.current}</a></li><li><a href="${fileOf(link)}">${heading}</a>${factsOf(link)}</li></ul>`;
  return answer({ status: 200, meta: metaOf(heading), heading, body });
}

/** Responds with a list of a PDF's versions or with a page about one earlier version, or redirects to the live PDF. */
export async function GET(_request: Request, { params }: EditionParams): Promise<Response> {
  const { id, edition } = await params;
  const current = await publicLink(id).catch(() => undefined);
  if (current === undefined) return storageUnavailable();
  if (!current || !keepsVersions(current)) return pdfNotThere();
  const earlier = await pdfVersions(current).catch(() => null);
  if (!earlier) return storageUnavailable();
  if (edition === VERSIONS) return versionsPage(current, earlier);
  if (edition === current.edition) {
    return new Response(null, {
      status: 302,
      headers: { location: publicPdfPath(id), 'cache-control': 'no-store' },
    });
  }
  const found = earlier.find((version) => version.link.edition === edition);
  return found ? editionPage(current, found) : pdfNotThere();
}
