import type { ListedDocument } from '../../lib/public/documents';
import { gtinTyped } from '../../lib/text/gtin';
import { isHibc, tidyUdi, udiScanned } from '../../lib/text/udi';
import type { SearchChanges, SearchEntry } from './entry';
import { canBecomeRef, isSameRef, isSimilarRef, refKeys } from './ref';
import type { SearchIndex } from './search-index';

const refsOf = ({ refs }: ListedDocument): string[] => refs.split(',').map((ref) => ref.trim());

/** Returns a UDI-DI with and without its sign, and both also without HIBCC's check character. */
function formsOf(udi: string): string[] {
  const forms = isHibc(udi) ? [udi, udi.slice(0, -1)] : [udi];
  return forms.flatMap((form) => [form, form.replace(/^(?:\+|=[/)])/, '')]);
}

const refKeysOf = (ref: string) => refKeys(ref).map((key) => `REF ${key}`);
const gtinKey = (gtin: string) => `GTIN ${gtin}`;
/** Unlike in REFs, each zero counts. */
const udiKey = (udi: string) => `UDI ${udi}`;

const udiTyped = (query: string) => udiScanned(query) ?? tidyUdi(query);

/** The keys under which a document's numbers are looked up. */
const keysOf = (document: ListedDocument): Set<string> =>
  new Set([
    ...refsOf(document).filter(Boolean).flatMap(refKeysOf),
    ...formsOf(document.udi).filter(Boolean).map(udiKey),
    ...[document.gtin].filter(Boolean).map(gtinKey),
  ]);

/** Ways to compare two REFs, the strictest first. */
const COMPARED = [(ref: string) => ref, (ref: string) => ref.toLowerCase()];

/** Returns the documents that have exactly the typed number, if there are any, or else all these documents. */
function exactIn(documents: ListedDocument[], query: string, gtin: string | null): ListedDocument[] {
  for (const form of COMPARED) {
    const exact = documents.filter(
      (document) =>
        document.gtin === gtin ||
        document.udi === udiTyped(query) ||
        refsOf(document).some((ref) => form(ref) === form(query.trim())),
    );
    if (exact.length > 0) return exact;
  }
  return documents;
}

/** Documents for a query. If `onlySimilar` is true, no document has the typed number, and these have similar ones. */
export type FoundDocuments = { documents: readonly ListedDocument[]; onlySimilar: boolean };

/** Whether visitors can confuse a document with one that has the typed number. */
const isSimilar = (document: ListedDocument, query: string) =>
  refsOf(document).some((ref) => isSimilarRef(query, ref));

/** Finds the documents of a product. A number that a document has finds only documents with exactly that number. */
export class DocumentFinder {
  #index: SearchIndex;
  #documents = new Map<string, ListedDocument>();
  #byNumber = new Map<string, Set<string>>();

  /** @param index receives the same changes */
  constructor(index: SearchIndex) {
    this.#index = index;
  }

  change({ put, remove }: SearchChanges): void {
    for (const id of remove) this.#remove(id);
    for (const { id, document } of put) {
      this.#remove(id);
      if (document) this.#put(id, document);
    }
  }

  #put(id: string, document: ListedDocument): void {
    this.#documents.set(id, document);
    for (const key of keysOf(document)) {
      this.#byNumber.set(key, (this.#byNumber.get(key) ?? new Set()).add(id));
    }
  }

  #remove(id: string): void {
    const document = this.#documents.get(id);
    if (!document) return;
    this.#documents.delete(id);
    for (const key of keysOf(document)) this.#byNumber.get(key)?.delete(id);
  }

  /** Returns the document with this id, if it is listed. */
  get(id: string): ListedDocument | undefined {
    return this.#documents.get(`Link/${id}`) ?? this.#documents.get(id);
  }

  #documentsAt(keys: string[]): ListedDocument[] {
    const ids = keys.flatMap((key) => [...(this.#byNumber.get(key) ?? [])]);
    return [...new Set(ids)].flatMap((id) => this.#documents.get(id) ?? []);
  }

  /** Returns the documents with the typed or scanned REF, GTIN or UDI-DI. */
  #numbered(query: string, gtin: string | null): ListedDocument[] {
    const byRef = this.#documentsAt(refKeysOf(query)).filter((document) =>
      refsOf(document).some((ref) => isSameRef(query, ref)),
    );
    const others = this.#documentsAt([udiKey(udiTyped(query)), ...(gtin ? [gtinKey(gtin)] : [])]);
    return exactIn([...new Set([...byRef, ...others])], query, gtin);
  }

  /** Returns the documents for a REF, a GTIN, a UDI-DI or words, best match first. */
  find(query: string): FoundDocuments {
    const gtin = gtinTyped(query);
    const numbered = this.#numbered(query, gtin);
    if (numbered.length > 0 || gtin) return { documents: numbered, onlySimilar: false };
    const documents = this.#index.matching(query).flatMap(({ document }) => document ?? []);
    return { documents, onlySimilar: documents.some((document) => isSimilar(document, query)) };
  }

  /**
   * Returns a function that tests whether the site's search may list an entry. If documents have the typed number, all
   * others are rejected.
   */
  accepts(query: string): (entry: SearchEntry) => boolean {
    // A REF without digits can be a word, such as the name of a product.
    const numbered = /\d/.test(query) ? this.#numbered(query, gtinTyped(query)) : [];
    return ({ document }) => !document || numbered.length === 0 || numbered.includes(document);
  }

  /**
   * Returns a function that tests whether to suggest an entry. A document is rejected if its number is similar but cannot
   * be reached by typing more.
   */
  suggests(query: string): (entry: SearchEntry) => boolean {
    const accepts = this.accepts(query);
    const canFollow = (document: ListedDocument) =>
      !isSimilar(document, query) || refsOf(document).some((ref) => canBecomeRef(query, ref));
    return (entry) => accepts(entry) && (!entry.document || canFollow(entry.document));
  }

  /** Whether no document has the typed number and some of these entries have a similar one. */
  onlySimilar(query: string, entries: SearchEntry[]): boolean {
    return (
      this.#numbered(query, gtinTyped(query)).length === 0 &&
      entries.some(({ document }) => document && isSimilar(document, query))
    );
  }
}
