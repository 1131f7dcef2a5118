import type { ListedDocument } from '../../lib/public/documents';
import { gtinTyped } from '../../lib/text/gtin';
import { isHibc, tidyUdi, udiScanned } from '../../lib/text/udi';
import type { SearchChanges } from './entry';
import type { SearchIndex } from './search-index';
import { codeOf } from './words';

const refsOf = ({ refs }: ListedDocument): string[] => refs.split(',').map((ref) => ref.trim());

/** Returns a UDI-DI with and without its sign, and both also without HIBCC's check character. */
function formsOf(udi: string): string[] {
  const forms = isHibc(udi) ? [udi, udi.slice(0, -1)] : [udi];
  return forms.flatMap((form) => [form, form.replace(/^(?:\+|=[/)])/, '')]);
}

const refKey = (ref: string) => `REF ${codeOf(ref)}`;
const gtinKey = (gtin: string) => `GTIN ${gtin}`;
/** Unlike in REFs, each zero counts. */
const udiKey = (udi: string) => `UDI ${udi}`;

const udiTyped = (query: string) => udiScanned(query) ?? tidyUdi(query);

/** The keys under which a document's numbers are looked up. */
const keysOf = (document: ListedDocument): Set<string> =>
  new Set([
    ...refsOf(document).filter(Boolean).map(refKey),
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

  /** Returns the documents for a REF, a GTIN, a UDI-DI or words, best match first. Never guesses at similar numbers. */
  find(query: string): ListedDocument[] {
    const gtin = gtinTyped(query);
    const keys = [refKey(query), udiKey(udiTyped(query)), ...(gtin ? [gtinKey(gtin)] : [])];
    const ids = keys.flatMap((key) => [...(this.#byNumber.get(key) ?? [])]);
    const numbered = [...new Set(ids)].flatMap((id) => this.#documents.get(id) ?? []);
    if (numbered.length > 0 || gtin) return exactIn(numbered, query, gtin);
    return this.#index.matching(query).flatMap(({ document }) => document ?? []);
  }
}
