import { LANGUAGES } from '@/lib/model/languages';
import { keepsVersions, RESERVED_NAMES } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';

/** The language versions of a document: at least one, by language. */
export type DeviceDocument = { slug: string; versions: readonly [PdfLink, ...PdfLink[]] };

/** The BCP 47 tag of an undetermined language, which addresses have for a version that states none. */
const UNDETERMINED = 'und';

/** Returns the name that all language versions of a document share. The default is the file name, for a single version. */
export function documentSlug({ document, id }: Pick<PdfLink, 'document' | 'id'>): string {
  const slug = document || id.replace(/\.pdf$/, '');
  return RESERVED_NAMES.includes(slug) ? `${slug}-document` : slug;
}

export const languageSegment = (language: string): string => language || UNDETERMINED;

/** Returns the path of a document's page or, if a language is given, of the page with all versions in that language. */
export const documentPath = (slug: string, language?: string): string =>
  language === undefined ? `/ifu/${slug}` : `/ifu/${slug}/${languageSegment(language)}`;

const DOCUMENT_PATH = /^\/ifu\/([a-z0-9_-]{1,130})(?:\/([A-Za-z0-9-]{2,30}))?$/;

/** Returns the slug and the language in the path of a document's page, or null for other paths. */
export function documentIn(path: string): { slug: string; language: string | undefined } | null {
  const [, slug, segment] = DOCUMENT_PATH.exec(path) ?? [];
  return slug ? { slug, language: segment === UNDETERMINED ? '' : segment } : null;
}

/** Returns the versions in one language. There is more than one if staff uploaded separate files. */
export const versionsIn = ({ versions }: DeviceDocument, language: string): PdfLink[] =>
  versions.filter((version) => version.language === language);

/**
 * Returns a version's element id on its document's page, so that every language has an address there. If a language has
 * several files, the address leads to the first, and the others have their file names as ids.
 */
export const versionId = (document: DeviceDocument, link: PdfLink): string =>
  versionsIn(document, link.language)[0]?.id === link.id ? languageSegment(link.language) : link.id;

/** Returns the version after which the whole document is named: the English one, or else the first. */
export const mainVersion = ({ versions }: DeviceDocument): PdfLink =>
  versions.find(({ language }) => language === 'en') ?? versions[0];

export const titleOf = ({ title, id }: Pick<PdfLink, 'title' | 'id'>): string => title || id;

const TAGS = Object.keys(LANGUAGES);

/** A language's place in the order of the languages' own names. Other languages are last. */
const placeOf = (tag: string) => (tag in LANGUAGES ? TAGS.indexOf(tag) : TAGS.length);

/** Instructions for use and safety data, each with all its language versions, with lookups by address and GTIN. */
export class DeviceDocuments {
  #bySlug = new Map<string, DeviceDocument>();
  #byId = new Map<string, string>();

  /** @param links the listed PDF links */
  constructor(links: readonly PdfLink[]) {
    const kept = links
      .filter(keepsVersions)
      .toSorted((a, b) => placeOf(a.language) - placeOf(b.language) || (a.id < b.id ? -1 : 1));
    for (const link of kept) {
      const slug = documentSlug(link);
      const known = this.#bySlug.get(slug);
      this.#bySlug.set(slug, { slug, versions: known ? [...known.versions, link] : [link] });
      this.#byId.set(documentSlug({ id: link.id, document: '' }), slug);
    }
  }

  get all(): DeviceDocument[] {
    return [...this.#bySlug.values()];
  }

  get(slug: string): DeviceDocument | null {
    return this.#bySlug.get(slug) ?? null;
  }

  /** Whether a page exists for this document, and for this language if one is given. */
  has(slug: string, language?: string): boolean {
    const document = this.get(slug);
    return document !== null && (language === undefined || versionsIn(document, language).length > 0);
  }

  /** Returns the current slug of the PDF whose own page had this address before it joined a document, or null. */
  movedFrom(slug: string): string | null {
    return this.#bySlug.has(slug) ? null : (this.#byId.get(slug) ?? null);
  }

  /** Returns the only document with this GTIN, preferably instructions for use, or null if there are none or several. */
  forGtin(gtin: string): DeviceDocument | null {
    const about = this.all.filter(({ versions }) => versions.some((version) => version.gtin === gtin));
    const instructions = about.filter((document) => mainVersion(document).kind === 'instructions');
    const [first, ...others] = instructions.length > 0 ? instructions : about;
    return others.length > 0 ? null : (first ?? null);
  }

  /** Returns the ids and revisions of a document's versions as a short string, or '' if there is no such document. */
  stateOf(slug: string): string {
    return (this.get(slug)?.versions ?? []).map(({ id, revision }) => `${id}@${revision}`).join(' ');
  }
}
