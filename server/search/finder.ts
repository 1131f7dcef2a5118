import type { ListedDocument } from '../../lib/public/documents';
import { DocumentNumbers, refsOf } from '../../lib/search/document-numbers';
import {
  type DocumentEntry,
  type Found,
  isDocument,
  type SearchChanges,
  type SearchEntry,
} from '../../lib/search/entry';
import { canBecomeRef, codeOf, wordRuns } from '../../lib/search/ref';
import { namedBy, type Relation, type RelationOf, relationTo } from '../../lib/search/typed-numbers';
import { containsTyped } from '../../lib/search/typed-words';
import { gtinTyped } from '../../lib/text/gtin';
import { SearchIndex } from './search-index';

const SUGGESTIONS = 6;

/**
 * Documents for a query. If `onlySimilar` is true, no document has the typed number, and these have similar ones. If there
 * are `numbers`, documents have these parts of the query, but not all its other words.
 */
type FoundEntries = { entries: DocumentEntry[]; onlySimilar: boolean; numbers: string[] };

/**
 * Finds entries by words, and documents also by their numbers. A number that a document has finds only documents with
 * exactly that number.
 */
export class Finder {
  #index = new SearchIndex();
  #numbers = new DocumentNumbers();

  change(changes: SearchChanges): void {
    this.#index.change(changes);
    this.#numbers.change(changes);
  }

  /** Returns the document with this id, if it is listed. */
  document(id: string): ListedDocument | undefined {
    return this.#numbers.get(id)?.document;
  }

  /** Returns the documents for a REF, a GTIN, a UDI-DI or words, best match first. */
  documents(query: string): { documents: ListedDocument[]; onlySimilar: boolean } {
    const { entries, onlySimilar } = this.#documents(query, this.#relationTo(query));
    return { documents: entries.map(({ document }) => document), onlySimilar };
  }

  /**
   * Returns the results of the site's search. If only documents with similar numbers match, they are the nearest matches,
   * unless another page has the typed words.
   */
  search(query: string): Found {
    if (!/\d/.test(query)) return this.#index.find(query);
    const relation = this.#relationTo(query);
    const documents = this.#documents(query, relation);
    const found = this.#index.find(query, accepting(documents, relation), documents.numbers);
    if (found.isNearest || !documents.onlySimilar) return found;
    const contains = containsTyped(query);
    const isWord = ({ document, title, summary, text }: SearchEntry) =>
      !document && contains([title, summary, text].join(' '));
    if (!found.groups.some(({ found }) => found.some(isWord))) return { ...found, isNearest: true };
    return this.#index.find(query, (entry) => !isDocument(entry) || relation(entry) === 'similar');
  }

  /**
   * Returns the best matches for an unfinished query. Each entry matches every word. Documents are left out if their
   * number is similar but cannot be reached by typing more.
   */
  suggest(query: string): SearchEntry[] {
    const relation = this.#relationTo(query);
    const accepts = accepting(this.#documents(query, relation), relation);
    const isReachable = (entry: SearchEntry) =>
      !isDocument(entry) ||
      ['same', 'named'].includes(relation(entry)) ||
      refsOf(entry.document).some((ref) => canBecomeRef(query, ref));
    const matching = this.#index.matching(query);
    return matching.filter((entry) => accepts(entry) && isReachable(entry)).slice(0, SUGGESTIONS);
  }

  /** Parses the query when the first entry is compared, because a number that a document has needs no comparison. */
  #relationTo(query: string): RelationOf {
    const isName = (word: string) => this.#index.matching(word).filter(isDocument).some(namedBy(word));
    let relation: RelationOf | undefined;
    return (entry) => {
      relation ??= relationTo(query, this.#numbers, isName);
      return relation(entry);
    };
  }

  #documents(query: string, relation: RelationOf): FoundEntries {
    const numbered = this.#numbers.find(query);
    if (numbered.length > 0 || gtinTyped(query))
      return { entries: numbered, onlySimilar: false, numbers: [] };
    const found = this.#index.matching(query).filter(isDocument);
    const related = (...relations: Relation[]) =>
      found.filter((entry) => relations.includes(relation(entry)));
    const exact = this.#numberedWithin(query, 'same', relation);
    if (exact.entries.length > 0) {
      const tests = exact.numbers.map(namedBy);
      const named = related('named').filter((entry) => tests.every((isNamed) => isNamed(entry)));
      const same = related('same');
      const own = same.length > 0 ? same : exact.entries;
      // A short number is more often a size or part of a name.
      const isShort = exact.numbers.every((number) => /^\d{1,3}$/.test(codeOf(number)));
      return {
        entries: isShort ? [...named, ...own] : [...own, ...named],
        onlySimilar: false,
        numbers: same.length > 0 ? [] : exact.numbers,
      };
    }
    if (related('named').length > 0) {
      return { entries: related('named', 'similar'), onlySimilar: false, numbers: [] };
    }
    const similar = related('similar', 'alike');
    if (similar.length > 0) return { entries: similar, onlySimilar: true, numbers: [] };
    const within = this.#numberedWithin(query, 'similar', relation);
    return { ...within, onlySimilar: within.entries.length > 0 };
  }

  /** Returns the documents that have a number from the query, even if they lack its other words, and these numbers. */
  #numberedWithin(query: string, wanted: Relation, relation: RelationOf) {
    const found = wordRuns(query).runs.map(({ text }) => ({
      number: text,
      entries: this.#numbers.find(text).filter((entry) => relation(entry) === wanted),
    }));
    const numbered = found.filter(({ entries }) => entries.length > 0);
    return {
      entries: [...new Set(numbered.flatMap(({ entries }) => entries))],
      numbers: numbered.map(({ number }) => number),
    };
  }
}

/**
 * Returns a function that tests whether an entry may be found: whether it is not a document, or one of these documents. If
 * there are none, it tests whether the document could match some words of the query.
 */
function accepting({ entries }: FoundEntries, relation: RelationOf): (entry: SearchEntry) => boolean {
  const found = new Set<SearchEntry>(entries);
  return (entry) =>
    !isDocument(entry) || (found.size > 0 ? found.has(entry) : relation(entry) !== 'different');
}
