import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchGroup } from '../../content/search';
import type { SearchChanges, SearchEntry } from './entry';
import { queryWords, termsOf, type Word } from './words';

/** Each word requires a scan of the index's terms. */
const MAX_WORDS = 8;

/** Results per group on a page. */
const PER_GROUP = 8;

const SUGGESTIONS = 6;

/** Slightly favours one of two equally good matches. */
const WEIGHTS: Record<SearchGroup, number> = {
  products: 1.5,
  documents: 1.3,
  pages: 1.1,
  articles: 1,
  press: 0.9,
};

const hasDigit = (term: string) => /\d/.test(term);

const OPTIONS: SearchOptions = {
  boost: { codes: 8, title: 4, summary: 1.5 },
  weights: { fuzzy: 0.25, prefix: 0.6 },
  // Short prefixes match half of the index.
  prefix: (term) => term.length >= 3,
  // A catalogue number with one wrong digit is another catalogue number.
  fuzzy: (term) => (term.length < 4 || hasDigit(term) ? false : term.length < 8 ? 1 : 2),
};

const NEAREST: SearchOptions = {
  ...OPTIONS,
  fuzzy: (term) => (term.length < 4 || hasDigit(term) ? false : 2),
};

const queryOf = ({ parts, whole }: Word): Query =>
  parts.length > 1 ? { combineWith: 'OR', queries: [whole, { combineWith: 'AND', queries: parts }] } : whole;

export type FoundEntry = {
  entry: SearchEntry;
  /** The matching terms of the index. */
  terms: ReadonlySet<string>;
};

export type FoundGroup = { group: SearchGroup; count: number; found: FoundEntry[] };

/** `isNearest` if nothing matches every word. */
export type Found = { count: number; isNearest: boolean; groups: FoundGroup[] };

/** All searchable entries, in memory. */
export class SearchIndex {
  #entries = new Map<string, SearchEntry>();
  #index = new MiniSearch<SearchEntry>({
    fields: ['title', 'codes', 'summary', 'text'],
    storeFields: [],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { boostDocument: (id) => WEIGHTS[this.#entries.get(String(id))?.group ?? 'pages'] },
  });

  get size(): number {
    return this.#entries.size;
  }

  change({ put, remove }: SearchChanges): void {
    for (const id of remove) {
      if (!this.#entries.delete(id)) continue;
      this.#index.discard(id);
    }
    for (const entry of put) {
      if (this.#entries.has(entry.id)) this.#index.discard(entry.id);
      this.#entries.set(entry.id, entry);
      this.#index.add(entry);
    }
  }

  #search(words: Word[]): { results: SearchResult[]; isNearest: boolean } {
    if (words.length === 0) return { results: [], isNearest: false };
    const queries = words.map(queryOf);
    const results = this.#index.search({ combineWith: 'AND', queries }, OPTIONS);
    if (results.length > 0) return { results, isNearest: false };
    return { results: this.#index.search({ combineWith: 'OR', queries }, NEAREST), isNearest: true };
  }

  #entryOf(result: SearchResult): FoundEntry[] {
    const entry = this.#entries.get(String(result.id));
    return entry ? [{ entry, terms: new Set(result.terms) }] : [];
  }

  /** The best matches in groups, with the best match's group first. */
  find(query: string): Found {
    const { results, isNearest } = this.#search(queryWords(query, MAX_WORDS));
    const groups = new Map<SearchGroup, FoundGroup>();
    for (const result of results) {
      const group = this.#entries.get(String(result.id))?.group;
      if (!group) continue;
      const known = groups.get(group) ?? { group, count: 0, found: [] };
      groups.set(group, known);
      known.count += 1;
      if (known.found.length < PER_GROUP) known.found.push(...this.#entryOf(result));
    }
    const shown = isNearest ? 1 : PER_GROUP;
    return {
      isNearest,
      count: results.length,
      groups: [...groups.values()].map(({ found, ...group }) => ({ ...group, found: found.slice(0, shown) })),
    };
  }

  /** The best matches during typing, without partial matches. */
  suggest(query: string): SearchEntry[] {
    const { results, isNearest } = this.#search(queryWords(query, MAX_WORDS));
    if (isNearest) return [];
    return results.slice(0, SUGGESTIONS).flatMap((result) => this.#entryOf(result).map(({ entry }) => entry));
  }
}
