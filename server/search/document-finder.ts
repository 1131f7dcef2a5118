import type { ListedDocument } from '../../lib/public/documents';
import { gtinTyped } from '../../lib/text/gtin';
import { isHibc } from '../../lib/text/udi';
import type { SearchChanges } from './entry';
import type { SearchIndex } from './search-index';
import { codeOf } from './words';

const refsOf = ({ refs }: ListedDocument): string[] => refs.split(',').map((ref) => ref.trim());

/** The REFs, the GTIN and the UDI-DI of a document, as they are looked up, also without HIBCC's check character. */
const numbersOf = (document: ListedDocument): Set<string> => {
  const { gtin, udi } = document;
  const codes = [...refsOf(document), udi, ...(isHibc(udi) ? [udi.slice(0, -1)] : [])];
  return new Set([...codes.map(codeOf), gtin].filter(Boolean));
};

/** Ways to compare two REFs, the strictest first. */
const COMPARED = [(ref: string) => ref, (ref: string) => ref.toLowerCase()];

/** Returns the documents that have exactly the typed number, if there are any, or else all these documents. */
function exactIn(documents: ListedDocument[], query: string, gtin: string | null): ListedDocument[] {
  for (const form of COMPARED) {
    const exact = documents.filter(
      (document) =>
        document.gtin === gtin || refsOf(document).some((ref) => form(ref) === form(query.trim())),
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
    for (const number of numbersOf(document)) {
      this.#byNumber.set(number, (this.#byNumber.get(number) ?? new Set()).add(id));
    }
  }

  #remove(id: string): void {
    const document = this.#documents.get(id);
    if (!document) return;
    this.#documents.delete(id);
    for (const number of numbersOf(document)) this.#byNumber.get(number)?.delete(id);
  }

  /** Returns the document with this id, if it is listed. */
  get(id: string): ListedDocument | undefined {
    return this.#documents.get(`Link/${id}`) ?? this.#documents.get(id);
  }

  /** Returns the documents for a REF, a GTIN, a UDI-DI or words, best match first. Never guesses at similar numbers. */
  find(query: string): ListedDocument[] {
    const gtin = gtinTyped(query);
    const ids = [codeOf(query), gtin ?? ''].flatMap((number) => [...(this.#byNumber.get(number) ?? [])]);
    const numbered = [...new Set(ids)].flatMap((id) => this.#documents.get(id) ?? []);
    if (numbered.length > 0 || gtin) return exactIn(numbered, query, gtin);
    return this.#index.matching(query).flatMap(({ document }) => document ?? []);
  }
}
