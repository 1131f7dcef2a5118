import type { ListedDocument } from '../../lib/public/documents';
import { gtinTyped } from '../../lib/text/gtin';
import type { SearchChanges } from './entry';
import type { SearchIndex } from './search-index';
import { codeOf } from './words';

type Numbered = { document: ListedDocument; codes: string[] };

/** Finds the documents of a product. A number that a document has finds only documents with exactly that number. */
export class DocumentFinder {
  #index: SearchIndex;
  #documents = new Map<string, Numbered>();

  /** @param index receives the same changes */
  constructor(index: SearchIndex) {
    this.#index = index;
  }

  change({ put, remove }: SearchChanges): void {
    for (const id of remove) this.#documents.delete(id.replace(/^Link\//, ''));
    for (const { document } of put) {
      if (document)
        this.#documents.set(document.id, { document, codes: document.refs.split(',').map(codeOf) });
    }
  }

  /** Returns the document with this id, if it is listed. */
  get(id: string): ListedDocument | undefined {
    return this.#documents.get(id)?.document;
  }

  /** Returns the documents for a REF, a GTIN or words, best match first. Never guesses at similar numbers. */
  find(query: string): ListedDocument[] {
    const gtin = gtinTyped(query);
    const code = codeOf(query);
    const numbered = [...this.#documents.values()].filter(
      ({ document, codes }) => (gtin !== null && document.gtin === gtin) || (code && codes.includes(code)),
    );
    if (numbered.length > 0 || gtin) return numbered.map(({ document }) => document);
    return this.#index.matching(query).flatMap(({ document }) => document ?? []);
  }
}
