import { builtDocuments, documentKinds, documentProducts } from '@/content/documents';
import { type DownloadKey, downloadMeasures, downloads } from '@/content/downloads';
import { documentPath, documentSlug, titleOf } from '@/lib/documents/device-documents';
import { hasNewSafetyChange } from '@/lib/documents/document-changes';
import type { ListedLink } from '@/lib/documents/document-state';
import { dayOf } from '@/lib/model/fields/date';
import { keepsVersions } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';
import { builtInPath, publicPdfPath, VERSIONS } from '@/lib/records/pdf-address';

/** A document in a public list. */
export type ListedDocument = {
  id: string;
  title: string;
  href: string;
  kind: string;
  product: string;
  bytes: number;
  pages: number;
  language: string;
  /** The catalogue numbers, separated by commas. */
  refs: string;
  gtin: string;
  /** The UDI-DI, if it is not a GTIN. */
  udi: string;
  edition: string;
  issued: string;
  validUntil: string;
  /** Whether the product's page marks a change that concerns safety. */
  safetyChange: boolean;
  /** The day on which the document was withdrawn, or ''. */
  withdrawn: string;
  /** The file's hash, or '' if it is unknown. */
  sha256: string;
  /** The built-in download that this document replaces. */
  supersedes: string;
  /** Whether the document is part of the site's build. */
  isBuilt: boolean;
  /** The path of the page that lists earlier versions, or null if there cannot be any. */
  versions: string | null;
  /** The path of the page with all languages of the document, or null if there is none. */
  page: string | null;
};

/**
 * The number of documents per downloads page, unless the list would need more pages than an archive has. Kept small for
 * visitors on slow networks.
 */
export const DOCUMENTS_PER_PAGE = 40;

/** The maximum number of uploaded documents on a product page. The downloads page lists them all. */
const PER_PRODUCT_PAGE = 6;

const KINDS = Object.keys(documentKinds);
const PRODUCTS = Object.keys(documentProducts);

/** Names each field, because copies of whole records are slow to make and long in messages. */
function fromRecord(link: ListedLink, now: Date): ListedDocument {
  const { id, kind, product, language, refs, gtin, udi, edition, issued } = link;
  const { validUntil, withdrawn, sha256, supersedes, size: bytes, pages } = link;
  const isKept = keepsVersions(link);
  return {
    ...{ id, kind, product, bytes, pages, language, refs, gtin, udi, edition, issued },
    ...{ validUntil, withdrawn, sha256, supersedes },
    title: titleOf(link),
    href: publicPdfPath(id),
    isBuilt: false,
    safetyChange: hasNewSafetyChange(link, now),
    versions: isKept && (link.revision > 1 || supersedes) ? `${publicPdfPath(id)}/${VERSIONS}` : null,
    page: isKept ? documentPath(documentSlug(link)) : null,
  };
}

const built = (): ListedDocument[] =>
  builtDocuments.flatMap(({ key, kind, product }) => {
    const measure = downloadMeasures[key];
    if (!measure) return [];
    const { title, href } = downloads[key];
    return [
      {
        ...{ id: href, title, href, kind, product, ...measure },
        ...{
          language: 'en',
          refs: '',
          gtin: '',
          udi: '',
          edition: '',
          issued: '',
          validUntil: '',
          withdrawn: '',
          safetyChange: false,
        },
        ...{ sha256: '', supersedes: '', versions: null, page: null, isBuilt: true },
      },
    ];
  });

/**
 * Returns the built-in download that a document replaces, with the address at which the download stays available, or
 * null if the document replaces none.
 */
export function replacedBy({ supersedes }: PdfLink): ListedDocument | null {
  const found = built().find(({ href }) => href === supersedes);
  return found ? { ...found, href: builtInPath(found.href) } : null;
}

const place = (order: string[], value: string) => {
  const index = order.indexOf(value);
  return index < 0 ? order.length : index;
};

const addressesReplacedBy = (links: readonly ListedLink[]) =>
  new Set(links.map(({ supersedes }) => supersedes));

/** Returns a function that tests whether a document is in use: neither expired nor withdrawn. */
const isInUse =
  (now: Date) =>
  ({ validUntil, withdrawn }: PdfLink): boolean =>
    !withdrawn && (!validUntil || validUntil >= dayOf(now));

/** The last list made of the same links, for all the pages of a build or of one state of the content. */
const lists = new WeakMap<readonly ListedLink[], { day: string; documents: readonly ListedDocument[] }>();

/**
 * Returns the documents to list, sorted by product, kind and title: uploaded documents that are in use, and built-in
 * documents that no uploaded document replaces, not even one that is no longer in use.
 * @param links must not be changed afterwards
 */
export function listedDocuments(links: readonly ListedLink[], now = new Date()): readonly ListedDocument[] {
  const day = dayOf(now);
  const known = lists.get(links);
  if (known?.day === day) return known.documents;
  const documents = documentsOf(links, isInUse(now), now);
  lists.set(links, { day, documents });
  return documents;
}

/** Returns the documents that visitors can find by a number: those listed, and the instructions for products in old boxes. */
export function findableDocuments(links: readonly ListedLink[], now = new Date()): ListedDocument[] {
  const isUsed = isInUse(now);
  return documentsOf(links, (link) => isUsed(link) || keepsVersions(link), now);
}

function documentsOf(
  links: readonly ListedLink[],
  isShown: (link: PdfLink) => boolean,
  now: Date,
): ListedDocument[] {
  const valid = links.filter(isShown);
  const replaced = addressesReplacedBy(links);
  return [
    ...valid.map((link) => fromRecord(link, now)),
    ...built().filter(({ href }) => !replaced.has(href)),
  ].sort(
    (a, b) =>
      place(PRODUCTS, a.product) - place(PRODUCTS, b.product) ||
      place(KINDS, a.kind) - place(KINDS, b.kind) ||
      a.title.localeCompare(b.title, 'en'),
  );
}

type DocumentsAbout = {
  /** The given built-in downloads that no uploaded document replaces. */
  files: DownloadKey[];
  /** Documents that staff uploaded. */
  documents: ListedDocument[];
  /** Whether the downloads page lists more of these documents. */
  hasMore: boolean;
};

/**
 * Returns the documents about a family and all its products or, if a product is given, about that product and the whole
 * family. Documents with a marked safety change come first, then the product's own. Includes documents that replace the given
 * downloads.
 */
export function documentsAbout(
  links: readonly ListedLink[],
  { family, product, files }: { family: string; product?: string | undefined; files: readonly DownloadKey[] },
): DocumentsAbout {
  const own = `${family}/${product}`;
  const addresses = files.map((key) => downloads[key].href as string);
  const isAbout = ({ product: of, supersedes }: ListedDocument) =>
    of === family || (product ? of === own : of.startsWith(`${family}/`)) || addresses.includes(supersedes);
  const replaced = addressesReplacedBy(links);
  const found = listedDocuments(links)
    .filter((document) => !document.isBuilt && isAbout(document))
    .sort(
      (a, b) =>
        Number(b.safetyChange) - Number(a.safetyChange) ||
        Number(b.product === own) - Number(a.product === own),
    );
  return {
    files: files.filter((key) => !replaced.has(downloads[key].href)),
    documents: found.slice(0, PER_PRODUCT_PAGE),
    hasMore: found.length > PER_PRODUCT_PAGE,
  };
}
