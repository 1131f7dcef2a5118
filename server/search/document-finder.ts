import { documentProducts } from '../../content/documents';
import type { ListedDocument } from '../../lib/public/documents';
import { gtinTyped } from '../../lib/text/gtin';
import { isHibc, tidyUdi, udiScanned } from '../../lib/text/udi';
import type { SearchChanges, SearchEntry } from './entry';
import { canBecomeRef, isSameRef, lookAlikeOf, refKeys, similarRefOf } from './ref';
import type { Found, SearchIndex } from './search-index';
import { containsTyped } from './typed-words';

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

/** Returns a document's title and product, without its REFs. */
function nameOf(document: ListedDocument): string {
  const title = refsOf(document)
    .filter(Boolean)
    .reduce((name, ref) => name.replaceAll(ref, ' '), document.title);
  return `${title} ${documentProducts[document.product] ?? ''}`;
}

/**
 * Returns a function that tests whether a document's number could be confused with the typed one. It could not if the
 * document's name contains the typed words: `HbA1c` need not be the start of `HBA1C-50`.
 */
function similarTo(query: string, isSimilar = similarRefOf(query)): (document: ListedDocument) => boolean {
  const isNamed = containsTyped(query);
  return (document) => refsOf(document).some(isSimilar) && !isNamed(nameOf(document));
}

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

  /** Returns the query and its words, if they are the numbers of documents, with these documents. */
  #numberedByWord(query: string): [string, ListedDocument[]][] {
    return [query, ...query.split(' ')]
      .filter((word) => /\d/.test(word))
      .map((word): [string, ListedDocument[]] => [word, this.#numbered(word, gtinTyped(word))])
      .filter(([, documents]) => documents.length > 0);
  }

  /** Returns a function that tests whether a document has only a similar number, and none of the typed ones. */
  #similarTo(query: string, isSimilarTo = similarTo(query)): (document: ListedDocument) => boolean {
    const numbered = this.#numberedByWord(query).flatMap(([, documents]) => documents);
    return (document) => isSimilarTo(document) && !numbered.includes(document);
  }

  #lookingLike(query: string): (document: ListedDocument) => boolean {
    return this.#similarTo(query, similarTo(query, lookAlikeOf(query)));
  }

  /** Returns the documents for a REF, a GTIN, a UDI-DI or words, best match first. */
  find(query: string): FoundDocuments {
    const gtin = gtinTyped(query);
    const numbered = this.#numbered(query, gtin);
    if (numbered.length > 0 || gtin) return { documents: numbered, onlySimilar: false };
    const accepts = this.accepts(query);
    const documents = this.#index
      .matching(query)
      .flatMap((entry) => (entry.document && accepts(entry) ? entry.document : []));
    const onlySimilar = documents.length > 0 && documents.every(this.#similarTo(query));
    if (onlySimilar) return { documents, onlySimilar };
    const looksLike = this.#lookingLike(query);
    return { documents: documents.filter((document) => !looksLike(document)), onlySimilar };
  }

  /**
   * Returns the results of the site's search. If only documents with similar numbers match, they are the nearest matches.
   * Otherwise, those that only look like the typed number are left out.
   */
  search(query: string): Found {
    const accepts = this.accepts(query);
    const found = this.#index.find(query, accepts);
    const entries = found.groups.flatMap(({ found }) => found);
    const isSimilar = this.#similarTo(query);
    if (found.isNearest || !entries.some(({ document }) => document && isSimilar(document))) return found;
    const contains = containsTyped(query);
    const isWord = ({ document, title, summary, text }: SearchEntry) =>
      !document && contains([title, summary, text].join(' '));
    if (this.find(query).onlySimilar && !entries.some(isWord)) return { ...found, isNearest: true };
    const looksLike = this.#lookingLike(query);
    return this.#index.find(
      query,
      (entry) => accepts(entry) && !(entry.document && looksLike(entry.document)),
    );
  }

  /**
   * Returns a function that tests whether an entry may be found. If documents have the typed number, all others are
   * rejected. If they have one of the typed words as a number, only those with a number similar to it are.
   */
  accepts(query: string): (entry: SearchEntry) => boolean {
    // A REF without digits can be a word, such as the name of a product.
    const numbered = /\d/.test(query) ? this.#numbered(query, gtinTyped(query)) : [];
    if (numbered.length > 0) return ({ document }) => !document || numbered.includes(document);
    const words = this.#numberedByWord(query).map(([word, documents]) => ({
      documents,
      isSimilar: similarTo(word),
    }));
    return ({ document }) =>
      !document ||
      words.every(({ documents, isSimilar }) => documents.includes(document) || !isSimilar(document));
  }

  /**
   * Returns a function that tests whether to suggest an entry. A document is rejected if its number is similar but cannot
   * be reached by typing more.
   */
  suggests(query: string): (entry: SearchEntry) => boolean {
    const accepts = this.accepts(query);
    const isSimilar = similarTo(query);
    const canFollow = (document: ListedDocument) =>
      !isSimilar(document) || refsOf(document).some((ref) => canBecomeRef(query, ref));
    return (entry) => accepts(entry) && (!entry.document || canFollow(entry.document));
  }
}
