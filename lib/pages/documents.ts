import { builtDocuments, documentKinds, documentProducts } from '@/content/documents';
import { type DownloadKey, downloadMeasures, downloads } from '@/content/downloads';
import { publicPdfPath, VERSIONS } from '@/lib/content/pdf-address';
import { KEPT_KINDS } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';

/** A document as visitors see it in a list. */
export type ListedDocument = {
  id: string;
  title: string;
  href: string;
  kind: string;
  product: string;
  bytes: number;
  pages: number;
  language: string;
  edition: string;
  issued: string;
  validUntil: string;
  /** The download that it replaces. */
  supersedes: string;
  /** The site comes with it. */
  isBuilt: boolean;
  /** The page with its earlier versions, for kinds that keep them. */
  versions: string | null;
};

/** Of the 50 pages that a list can have, each is short enough for a slow network. */
export const DOCUMENTS_PER_PAGE = 40;

const KINDS = Object.keys(documentKinds);
const PRODUCTS = Object.keys(documentProducts);

const today = (now: Date) => now.toISOString().slice(0, 10);

const fromRecord = (link: PdfLink): ListedDocument => ({
  ...link,
  title: link.title || link.id,
  href: publicPdfPath(link.id),
  bytes: link.size,
  isBuilt: false,
  versions:
    KEPT_KINDS.includes(link.kind) && link.revision > 1 ? `${publicPdfPath(link.id)}/${VERSIONS}` : null,
});

const built = (): ListedDocument[] =>
  builtDocuments.flatMap(({ key, kind, product }) => {
    const measure = downloadMeasures[key];
    if (!measure) return [];
    const { title, href } = downloads[key];
    return [
      {
        ...{ id: href, title, href, kind, product, ...measure },
        ...{ language: 'en', edition: '', issued: '', validUntil: '', versions: null },
        ...{ supersedes: '', isBuilt: true },
      },
    ];
  });

const place = (order: string[], value: string) => {
  const index = order.indexOf(value);
  return index < 0 ? order.length : index;
};

/**
 * The documents that visitors see listed, by product, kind and title: those of staff, and those that the site comes
 * with unless one of staff replaces them. Certificates are left out after their last day.
 */
export function listedDocuments(links: PdfLink[], now = new Date()): ListedDocument[] {
  const valid = links.filter(({ validUntil }) => !validUntil || validUntil >= today(now));
  const replaced = new Set(links.map(({ supersedes }) => supersedes));
  return [...valid.map(fromRecord), ...built().filter(({ href }) => !replaced.has(href))].sort(
    (a, b) =>
      place(PRODUCTS, a.product) - place(PRODUCTS, b.product) ||
      place(KINDS, a.kind) - place(KINDS, b.kind) ||
      a.title.localeCompare(b.title, 'en'),
  );
}

export type DocumentsAbout = {
  /** The family's own downloads that none of staff replaces. */
  files: DownloadKey[];
  /** Those of staff. */
  documents: ListedDocument[];
};

/** The documents of a family with all its products, or of one product with its family's own. */
export function documentsAbout(
  links: PdfLink[],
  { family, product, files }: { family: string; product?: string | undefined; files: readonly DownloadKey[] },
): DocumentsAbout {
  const all = listedDocuments(links);
  const addresses = files.map((key) => downloads[key].href as string);
  const isAbout = ({ product: of, supersedes }: ListedDocument) =>
    of === family ||
    (product ? of === `${family}/${product}` : of.startsWith(`${family}/`)) ||
    addresses.includes(supersedes);
  const replaced = new Set(all.map(({ supersedes }) => supersedes));
  return {
    files: files.filter((key) => !replaced.has(downloads[key].href)),
    documents: all.filter((document) => !document.isBuilt && isAbout(document)),
  };
}
