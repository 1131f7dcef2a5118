import type { SearchGroup } from '../../content/search';
import type { Found, FoundGroup, SearchChanges, SearchEntry } from '../../lib/search/entry';
import { isEmoji, numberReadings, type QueryWord, queryWords, type Word } from '../../lib/search/words';
import { ScoreSums, type Scores } from './score-sums';
import { TermIndex } from './term-index';

/** The maximum number of words in a query. Further words are ignored, because they would slow down the search. */
const MAX_WORDS = 8;

/** The maximum number of results per group. */
const PER_GROUP = 8;

/** Score factors that rank similar matches in the order of these groups. */
const WEIGHTS: Record<SearchGroup, number> = {
  products: 1.5,
  documents: 1.3,
  pages: 1.1,
  articles: 1,
  press: 0.9,
};

/** The number of typing errors allowed in a term. If no entry matches every word, `MAX_ERRORS` applies instead. */
const errorsIn = ({ length }: string) => (length < 8 ? 1 : 2);
const MAX_ERRORS = 2;

/** The scores of entries that match a word or a query, and the index terms by which they match. */
type Matches = { scores: Scores; terms: Iterable<string> };

/** All searchable entries, in memory. */
export class SearchIndex {
  #ids = new Map<string, number>();
  #entries: (SearchEntry | undefined)[] = [];
  /** Positions in `#entries` of removed entries, for new ones. */
  #free: number[] = [];
  #terms = new TermIndex();
  #sums = new ScoreSums();

  change({ put, remove }: SearchChanges): void {
    for (const id of [...remove, ...put.map(({ id }) => id)]) this.#remove(id);
    for (const entry of put) {
      const id = this.#free.pop() ?? this.#entries.length;
      this.#ids.set(entry.id, id);
      this.#entries[id] = entry;
      this.#terms.add({ ...entry, id, weight: WEIGHTS[entry.group] });
    }
    this.#sums.reserve(this.#entries.length);
  }

  #remove(entryId: string): void {
    const id = this.#ids.get(entryId);
    if (id === undefined) return;
    this.#ids.delete(entryId);
    this.#entries[id] = undefined;
    this.#free.push(id);
    this.#terms.remove(id);
  }

  /** Finds the entries that match a word as a whole, by all its parts or by a synonym. */
  #matchWord({ synonyms, ...word }: QueryWord, maxErrors: (term: string) => number): Matches {
    const terms: string[] = [];
    const scoresOf = (typed: string) => {
      const matches = this.#terms.matchesOf(typed, maxErrors(typed));
      terms.push(...matches.map(({ term }) => term));
      return this.#sums.weighted(matches);
    };
    const forms = ({ parts, whole }: Word) =>
      parts.length > 1 ? [scoresOf(whole), this.#sums.inEvery(parts.map(scoresOf))] : [scoresOf(whole)];
    return { scores: this.#sums.inAny([word, ...synonyms].flatMap(forms)), terms };
  }

  /** Finds the entries that match every word in any of the readings. */
  #matchReadings(readings: QueryWord[][]): Matches {
    const known = new Map<string, Matches>();
    const matchOf = (word: QueryWord) => {
      const key = [word.whole, ...word.parts].join(' ');
      const matches = known.get(key) ?? this.#matchWord(word, errorsIn);
      known.set(key, matches);
      return matches;
    };
    const terms = new Set<string>();
    const found = readings.map((reading) => {
      const every = reading.map(matchOf);
      const scores = this.#sums.inEvery(every.map(({ scores }) => scores));
      if (scores.ids.length > 0) for (const { terms: own } of every) for (const term of own) terms.add(term);
      return scores;
    });
    return { scores: this.#sums.inAny(found), terms };
  }

  /** Finds the entries that match every word of any of these queries. */
  #matchEvery([query = '', ...others]: string[]): Matches {
    const matches = this.#matchReadings(
      [query, ...others].flatMap((text) => [queryWords(text, MAX_WORDS), ...numberReadings(text, MAX_WORDS)]),
    );
    const words = queryWords(query, MAX_WORDS);
    // Many people decorate what they type with emoji.
    if (matches.scores.ids.length > 0 || !words.some(isEmoji)) return matches;
    return this.#matchReadings([words.filter((word) => !isEmoji(word))]);
  }

  /** Finds the entries that match any word of a query, even with more typing errors. */
  #matchAny(query: string): Matches {
    const any = queryWords(query, MAX_WORDS).map((word) => this.#matchWord(word, () => MAX_ERRORS));
    const scores = this.#sums.inAny(any.map(({ scores }) => scores));
    return { scores, terms: any.flatMap(({ terms }) => [...terms]) };
  }

  #ranked({ ids, values }: Scores): SearchEntry[] {
    return [...ids.keys()]
      .sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0))
      .flatMap((at) => this.#entries[ids[at] ?? -1] ?? []);
  }

  /**
   * Returns the best matches by group. The group with the best match comes first.
   * @param accepts tests whether an entry can be found
   * @param others queries whose matches are found as well
   */
  find(
    query: string,
    accepts: (entry: SearchEntry) => boolean = () => true,
    others: readonly string[] = [],
  ): Found {
    const every = this.#matchEvery([query, ...others]);
    const isNearest = every.scores.ids.length === 0 && queryWords(query, MAX_WORDS).length > 0;
    const { scores, terms } = isNearest ? this.#matchAny(query) : every;
    const most = isNearest ? 1 : PER_GROUP;
    const groups = new Map<SearchGroup, FoundGroup>();
    const accepted = this.#ranked(scores).filter(accepts);
    for (const entry of accepted) {
      const group = groups.get(entry.group) ?? { group: entry.group, count: 0, found: [] };
      groups.set(entry.group, group);
      group.count += 1;
      if (group.count <= most) group.found.push(entry);
    }
    return { isNearest, terms: new Set(terms), count: accepted.length, groups: [...groups.values()] };
  }

  /** Returns the entries that match every word of a query, best first. */
  matching(query: string): SearchEntry[] {
    return this.#ranked(this.#matchEvery([query]).scores);
  }
}
