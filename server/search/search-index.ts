import type { SearchGroup } from '../../content/search';
import type { SearchChanges, SearchEntry } from './entry';
import { type Match, type Scores, TermIndex } from './term-index';
import { codeTyped, type QueryWord, queryWords, type Word } from './words';

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

export type FoundEntry = {
  entry: SearchEntry;
  /** The entry's terms that match the query. */
  terms: ReadonlySet<string>;
};

export type FoundGroup = { group: SearchGroup; count: number; found: FoundEntry[] };

/** `isNearest` is true if no entry matches every word. */
export type Found = { count: number; isNearest: boolean; groups: FoundGroup[] };

type Matches = { scores: Scores; terms: Set<string>; isNearest: boolean };

type Scored = { entry: SearchEntry; id: number; score: number };

/** Adds up the scores of the entries that are in every map. */
function inEvery(all: Scores[]): Scores {
  const [fewest = new Map(), ...others] = all.toSorted((one, other) => one.size - other.size);
  if (others.length === 0) return fewest;
  const sums = new Map<number, number>();
  for (const [id, score] of fewest) {
    let sum = score;
    for (const other of others) sum += other.get(id) ?? Number.NaN;
    if (!Number.isNaN(sum)) sums.set(id, sum);
  }
  return sums;
}

/** Adds up the scores of the entries in any map, favouring entries that are in several maps. */
function inAny(all: Scores[]): Scores {
  const [only] = all;
  if (only && all.length === 1) return only;
  const sums = new Map<number, number>();
  const counts = new Map<number, number>();
  for (const scores of all) {
    for (const [id, score] of scores) {
      const sum = sums.get(id);
      sums.set(id, (sum ?? 0) + score);
      if (sum !== undefined) counts.set(id, (counts.get(id) ?? 1) + 1);
    }
  }
  for (const [id, count] of counts) sums.set(id, count * (sums.get(id) ?? 0));
  return sums;
}

/** Inserts a result into the sorted list of the best results if it is one of them. */
function keepBest(best: Scored[], scored: Scored, most: number): void {
  const worst = best[most - 1];
  if (worst && worst.score >= scored.score) return;
  const position = best.findIndex(({ score }) => score < scored.score);
  best.splice(position < 0 ? best.length : position, 0, scored);
  if (best.length > most) best.pop();
}

/** All searchable entries, in memory. */
export class SearchIndex {
  #ids = new Map<string, number>();
  #entries = new Map<number, SearchEntry>();
  #lastId = 0;
  #terms = new TermIndex();

  get size(): number {
    return this.#entries.size;
  }

  change({ put, remove }: SearchChanges): void {
    for (const id of [...remove, ...put.map(({ id }) => id)]) this.#remove(id);
    for (const entry of put) {
      this.#lastId += 1;
      this.#ids.set(entry.id, this.#lastId);
      this.#entries.set(this.#lastId, entry);
      this.#terms.add({ ...entry, id: this.#lastId, weight: WEIGHTS[entry.group] });
    }
  }

  #remove(entryId: string): void {
    const id = this.#ids.get(entryId);
    if (id === undefined) return;
    this.#ids.delete(entryId);
    this.#entries.delete(id);
    this.#terms.remove(id);
  }

  #scoresOf(matches: Match[]): Scores {
    const [only] = matches;
    if (only && matches.length === 1 && only.weight === 1) return this.#terms.scoresOf(only.term);
    const sums = new Map<number, number>();
    for (const { term, weight } of matches) {
      for (const [id, score] of this.#terms.scoresOf(term))
        sums.set(id, (sums.get(id) ?? 0) + weight * score);
    }
    return sums;
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
      return this.#scoresOf(matches);
    };
    const forms = ({ parts, whole }: Word) =>
      parts.length > 1 ? [scoresOf(whole), inEvery(parts.map(scoresOf))] : [scoresOf(whole)];
    return inAny([word, ...synonyms].flatMap(forms));
  }

  #search(query: string): Matches {
    const words = queryWords(query, MAX_WORDS);
    const terms = new Set<string>();
    const every: Scores[] = [];
    for (const word of words) {
      const scores = this.#scoresOfWord(word, errorsIn, terms);
      every.push(scores);
      if (scores.size === 0) break;
    }
    const scores = inEvery(every);
    if (scores.size > 0 || words.length === 0) return { scores, terms, isNearest: false };
    const code = codeTyped(query);
    const numbered = code ? this.#scoresOfWord(code, () => 0, terms) : scores;
    if (numbered.size > 0) return { scores: numbered, terms, isNearest: false };
    const anyTerms = new Set<string>();
    const any = words.map((word) => this.#scoresOfWord(word, () => MAX_ERRORS, anyTerms));
    return { scores: inAny(any), terms: anyTerms, isNearest: true };
  }

  /** Returns the best matches by group. The group with the best match comes first. */
  find(query: string): Found {
    const { scores, terms, isNearest } = this.#search(query);
    const most = isNearest ? 1 : PER_GROUP;
    const groups = new Map<SearchGroup, { count: number; best: Scored[] }>();
    for (const [id, score] of scores) {
      const entry = this.#entries.get(id);
      if (!entry) continue;
      const group = groups.get(entry.group) ?? { count: 0, best: [] };
      group.count += 1;
      keepBest(group.best, { entry, id, score }, most);
      groups.set(entry.group, group);
    }
    const scoreOf = ({ best: [first] }: { best: Scored[] }) => first?.score ?? 0;
    return {
      isNearest,
      count: scores.size,
      groups: [...groups]
        .toSorted(([, one], [, other]) => scoreOf(other) - scoreOf(one))
        .map(([group, { count, best }]) => ({
          group,
          count,
          found: best.map(({ entry, id }) => ({ entry, terms: this.#termsIn(id, terms) })),
        })),
    };
  }

  #termsIn(id: number, terms: Set<string>): Set<string> {
    return new Set([...terms].filter((term) => this.#terms.scoresOf(term).has(id)));
  }

  /** Returns the entries that match every word of a query, best first. */
  matching(query: string): SearchEntry[] {
    const { scores, isNearest } = this.#search(query);
    if (isNearest) return [];
    const ranked = [...scores].sort(([, one], [, other]) => other - one);
    return ranked.flatMap(([id]) => this.#entries.get(id) ?? []);
  }

  /** Returns the best matches for an unfinished query. Each entry matches every word. */
  suggest(query: string): SearchEntry[] {
    const { scores, isNearest } = this.#search(query);
    const best: Scored[] = [];
    for (const [id, score] of isNearest ? [] : scores) {
      const entry = this.#entries.get(id);
      if (entry) keepBest(best, { entry, id, score }, SUGGESTIONS);
    }
    return best.map(({ entry }) => entry);
  }
}
