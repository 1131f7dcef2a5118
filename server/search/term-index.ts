import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import type { SearchEntry } from '../../lib/search/entry';
import { termsOf } from '../../lib/search/words';
import type { Scores } from './score-sums';

/** The indexed fields of an entry, and the factor for its scores. */
type IndexedEntry = Pick<SearchEntry, 'title' | 'codes' | 'summary' | 'text'> & {
  id: number;
  weight: number;
};

/** A term of the index that matches a typed term, and the scores of its entries. */
type Match = Scores & { term: string };

const BOOST = { codes: 8, title: 4, summary: 1.5 };
const PREFIX_WEIGHT = 0.6;
const FUZZY_WEIGHT = 0.25;

/** Shorter prefixes would match too many terms. */
const SHORTEST_PREFIX = 3;

/** The maximum number of continuations, or of similar terms, that one typed term can match. */
const MAX_MATCHES = 64;

/** The maximum number of terms whose scores are cached. */
const MAX_SCORED = 5_000;

const LETTER = /\p{L}/u;

/** A catalogue number with one wrong digit is a different catalogue number, and one emoji is not like another. */
const canBeMisspelt = (typed: string) => typed.length > 3 && LETTER.test(typed) && !/\d/.test(typed);

/** Scores single terms of the index, and caches the scores. `SearchIndex` combines them. */
export class TermIndex {
  #index = new MiniSearch<IndexedEntry>({
    fields: ['title', 'codes', 'summary', 'text'],
    storeFields: ['weight'],
    tokenize: (text) => this.#noted(termsOf(text)),
    processTerm: (term) => term,
    // Cleans up removed entries in one go, because MiniSearch throws if entries are added between two batches.
    autoVacuum: { batchSize: Number.POSITIVE_INFINITY },
    searchOptions: {
      tokenize: (term) => [term],
      boost: BOOST,
      boostDocument: (_id, _term, stored) => Number(stored?.weight),
    },
  });
  #terms = new SearchableMap<true>();
  /** The terms with letters, for the fuzzy search. Most terms are numbers, which resemble no word. */
  #words = new SearchableMap<true>();
  #scores = new LRUCache<string, Scores>({ max: MAX_SCORED });

  add(entry: IndexedEntry): void {
    this.#index.add(entry);
    this.#scores.clear();
  }

  remove(id: number): void {
    this.#index.discard(id);
    this.#scores.clear();
  }

  #noted(terms: string[]): string[] {
    for (const term of terms) {
      this.#terms.set(term, true);
      if (LETTER.test(term)) this.#words.set(term, true);
    }
    return terms;
  }

  /** Returns a term as a match if an entry contains it. */
  #found(term: string, weight: number): Match[] {
    // Unknown terms are not cached, because visitors can type any number of them.
    if (!this.#terms.has(term)) return [];
    let scores = this.#scores.get(term);
    if (!scores) {
      const found = this.#index.search(term);
      scores = { ids: found.map(({ id }) => Number(id)), values: found.map(({ score }) => score) };
      this.#scores.set(term, scores);
    }
    return scores.ids.length > 0 ? [{ ...scores, term, weight }] : [];
  }

  /** The index terms that match a typed term: those that start with it, or else those with a similar spelling. */
  matchesOf(typed: string, maxErrors: number): Match[] {
    const continued = typed.length < SHORTEST_PREFIX ? [] : this.#continuationsOf(typed);
    const exact = this.#found(typed, 1);
    if (exact.length + continued.length > 0) return [...exact, ...continued];
    if (!canBeMisspelt(typed)) return [];
    const swapped = this.#swappedIn(typed);
    return swapped.length > 0 ? swapped : this.#similarTo(typed, maxErrors);
  }

  /** The index terms that differ from a typed term only in two swapped neighbouring letters, a common typing error. */
  #swappedIn(typed: string): Match[] {
    return [...typed.slice(1)]
      .map((letter, at) => typed.slice(0, at) + letter + typed[at] + typed.slice(at + 2))
      .flatMap((term) => this.#found(term, FUZZY_WEIGHT));
  }

  #continuationsOf(typed: string): Match[] {
    const longer = [...this.#terms.atPrefix(typed).keys()].filter((term) => term !== typed);
    const nearest = longer.sort((one, other) => one.length - other.length).slice(0, MAX_MATCHES);
    return nearest.flatMap((term) => {
      const weight = (PREFIX_WEIGHT * term.length) / (term.length + 0.3 * (term.length - typed.length));
      return this.#found(term, weight);
    });
  }

  #similarTo(typed: string, maxErrors: number): Match[] {
    const similar = [...this.#words.fuzzyGet(typed, maxErrors)].map(([term, [, errors]]) => ({
      term,
      errors,
    }));
    const nearest = similar.sort((one, other) => one.errors - other.errors).slice(0, MAX_MATCHES);
    return nearest.flatMap(({ term, errors }) =>
      this.#found(term, (FUZZY_WEIGHT * term.length) / (term.length + errors)),
    );
  }
}
