import type { SearchGroup } from '../../content/search';
import type { SearchChanges, SearchEntry } from './entry';
import { ScoreSums, type Scores } from './score-sums';
import { TermIndex } from './term-index';
import { isEmoji, numberReadings, type QueryWord, queryWords, type Word } from './words';

/** The maximum number of words in a query. Further words are ignored, because they would slow down the search. */
const MAX_WORDS = 8;

/** The maximum number of results per group. */
const PER_GROUP = 8;

const SUGGESTIONS = 6;

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

export type FoundGroup = { group: SearchGroup; count: number; found: SearchEntry[] };

/** `terms` are the index terms that match the query. `isNearest` is true if no entry matches every word. */
export type Found = { count: number; isNearest: boolean; terms: ReadonlySet<string>; groups: FoundGroup[] };

type Matches = { scores: Scores; terms: Set<string>; isNearest: boolean };

type Scored = { entry: SearchEntry; score: number };

/** Inserts a result into the sorted list of the best results if it is one of them. */
function keepBest(best: Scored[], entry: SearchEntry, score: number, most: number): void {
  const worst = best[most - 1];
  if (worst && worst.score >= score) return;
  const position = best.findIndex((other) => other.score < score);
  best.splice(position < 0 ? best.length : position, 0, { entry, score });
  if (best.length > most) best.pop();
}

/** All searchable entries, in memory. */
export class SearchIndex {
  #ids = new Map<string, number>();
  #entries: (SearchEntry | undefined)[] = [];
  /** Positions in `#entries` of removed entries, for new ones. */
  #free: number[] = [];
  #terms = new TermIndex();
  #sums = new ScoreSums();

  get size(): number {
    return this.#ids.size;
  }

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

  /**
   * Returns the scores of entries that match a word as a whole, by all its parts or by a synonym. Adds the matching
   * terms to `terms`.
   */
  #scoresOfWord(
    { synonyms, ...word }: QueryWord,
    maxErrors: (term: string) => number,
    terms: Set<string>,
  ): Scores {
    const scoresOf = (typed: string) => {
      const matches = this.#terms.matchesOf(typed, maxErrors(typed));
      for (const { term } of matches) terms.add(term);
      return this.#sums.weighted(matches);
    };
    const forms = ({ parts, whole }: Word) =>
      parts.length > 1 ? [scoresOf(whole), this.#sums.inEvery(parts.map(scoresOf))] : [scoresOf(whole)];
    return this.#sums.inAny([word, ...synonyms].flatMap(forms));
  }

  /** Returns the scores of entries that match every word in any of the readings. Adds the matching terms to `terms`. */
  #scoresOfReadings(readings: QueryWord[][], terms: Set<string>): Scores {
    const known = new Map<string, { scores: Scores; terms: Set<string> }>();
    const matchesOf = (word: QueryWord) => {
      const own = new Set<string>();
      const key = [word.whole, ...word.parts].join(' ');
      const matches = known.get(key) ?? { scores: this.#scoresOfWord(word, errorsIn, own), terms: own };
      known.set(key, matches);
      return matches;
    };
    const found = readings.map((reading) => {
      const every: { scores: Scores; terms: Set<string> }[] = [];
      for (const word of reading) {
        const matches = matchesOf(word);
        every.push(matches);
        if (matches.scores.ids.length === 0) break;
      }
      const scores = this.#sums.inEvery(every.map(({ scores }) => scores));
      if (scores.ids.length > 0) for (const { terms: own } of every) for (const term of own) terms.add(term);
      return scores;
    });
    return this.#sums.inAny(found);
  }

  #search(query: string, others: readonly string[] = []): Matches {
    const words = queryWords(query, MAX_WORDS);
    const terms = new Set<string>();
    const readings = [query, ...others].flatMap((text) => [
      queryWords(text, MAX_WORDS),
      ...numberReadings(text, MAX_WORDS),
    ]);
    let scores = this.#scoresOfReadings(readings, terms);
    // Many people decorate what they type with emoji.
    if (scores.ids.length === 0 && words.some(isEmoji)) {
      scores = this.#scoresOfReadings([words.filter((word) => !isEmoji(word))], terms);
    }
    if (scores.ids.length > 0 || words.length === 0) return { scores, terms, isNearest: false };
    const any = words.map((word) => this.#scoresOfWord(word, () => MAX_ERRORS, terms));
    return { scores: this.#sums.inAny(any), terms, isNearest: true };
  }

  /** Calls `use` for each entry with its score, in no particular order. */
  #forEach({ ids, values }: Scores, use: (entry: SearchEntry, score: number) => void): void {
    for (let at = 0; at < ids.length; at += 1) {
      const entry = this.#entries[ids[at] ?? -1];
      if (entry) use(entry, values[at] ?? 0);
    }
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
    const { scores, terms, isNearest } = this.#search(query, others);
    const most = isNearest ? 1 : PER_GROUP;
    const groups = new Map<SearchGroup, { count: number; best: Scored[] }>();
    let count = 0;
    this.#forEach(scores, (entry, score) => {
      if (!accepts(entry)) return;
      count += 1;
      const group = groups.get(entry.group) ?? { count: 0, best: [] };
      if (group.count === 0) groups.set(entry.group, group);
      group.count += 1;
      keepBest(group.best, entry, score, most);
    });
    const scoreOf = ({ best: [first] }: { best: Scored[] }) => first?.score ?? 0;
    return {
      isNearest,
      terms,
      count,
      groups: [...groups]
        .toSorted(([, one], [, other]) => scoreOf(other) - scoreOf(one))
        .map(([group, { count, best }]) => ({ group, count, found: best.map(({ entry }) => entry) })),
    };
  }

  /** Returns the entries that match every word of a query, best first. */
  matching(query: string): SearchEntry[] {
    const { scores, isNearest } = this.#search(query);
    const found: Scored[] = [];
    if (!isNearest) this.#forEach(scores, (entry, score) => found.push({ entry, score }));
    return found.sort((one, other) => other.score - one.score).map(({ entry }) => entry);
  }

  /**
   * Returns the best matches for an unfinished query. Each entry matches every word.
   * @param accepts tests whether an entry can be suggested
   */
  suggest(query: string, accepts: (entry: SearchEntry) => boolean = () => true): SearchEntry[] {
    const { scores, isNearest } = this.#search(query);
    const best: Scored[] = [];
    if (!isNearest) {
      this.#forEach(scores, (entry, score) => {
        if (accepts(entry)) keepBest(best, entry, score, SUGGESTIONS);
      });
    }
    return best.map(({ entry }) => entry);
  }
}
