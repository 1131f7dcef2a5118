import { search, searchGroups } from '@/content/search';
import { type Markup, markup } from '@/lib/markup/markup';
import { languageAttributes } from '@/lib/model/languages';
import type { Found, FoundGroup, SearchEntry } from '@/lib/search/entry';
import { markedStretches, type Passage, passageOf } from '@/lib/search/words';
import { plural } from '@/lib/text/plural';

/** The maximum length of an excerpt in characters, not counting the ellipsis. */
const LONGEST_EXCERPT = 220;

/** How much of an entry's text to search for excerpts, in characters. */
const LONGEST_SCANNED = 4_000;

function marked(passage: Passage, terms: ReadonlySet<string>): Markup[] {
  return markedStretches(passage, terms).map((part) =>
    part.isMatch ? markup`<mark>${part.text}</mark>` : markup`${part.text}`,
  );
}

function cut(text: string): string {
  if (text.length <= LONGEST_EXCERPT) return text;
  return `${text.slice(0, LONGEST_EXCERPT).replace(/\s+\S*$/, '')} …`;
}

/** An entry's title, its summary, and the sentences at the start of its text. */
type Passages = { title: Passage; sentences: Passage[] };

function split({ title, summary, text }: SearchEntry): Passages {
  const sentences = text.slice(0, LONGEST_SCANNED).split(/\n|(?<=[.!?])\s+/);
  const excerpts = [summary, ...sentences.filter((sentence) => sentence.includes(' '))];
  return { title: passageOf(title), sentences: excerpts.map((sentence) => passageOf(cut(sentence))) };
}

/** Caches each entry's passages, because splitting its text takes longer than the search. */
const known = new WeakMap<SearchEntry, Passages>();

function passagesOf(entry: SearchEntry): Passages {
  const passages = known.get(entry) ?? split(entry);
  known.set(entry, passages);
  return passages;
}

function countIn({ words }: Passage, terms: ReadonlySet<string>): number {
  const found = new Set<string>();
  for (const word of words) for (const term of word.terms) if (terms.has(term)) found.add(term);
  return found.size;
}

/** Returns the passage that matches the most terms, or the first if no other matches more terms. */
function bestOf([first, ...others]: Passage[], terms: ReadonlySet<string>): Passage | undefined {
  let best = first;
  let most = first ? countIn(first, terms) : 0;
  for (const passage of others) {
    const count = countIn(passage, terms);
    if (count > most) [best, most] = [passage, count];
  }
  return best;
}

/** The attributes of an entry's title and excerpt. Titles of uploaded documents can be in any script. */
function attributesOf({ language }: SearchEntry): { title: Markup; excerpt: Markup | null } {
  if (!language) return { title: markup` dir="auto"`, excerpt: null };
  const { lang = '', dir = '' } = languageAttributes(language);
  const both = markup` lang="${lang}" dir="${dir}"`;
  return { title: both, excerpt: both };
}

function item(entry: SearchEntry, terms: ReadonlySet<string>): Markup {
  const { title, sentences } = passagesOf(entry);
  const excerpt = bestOf(sentences, terms);
  const attributes = attributesOf(entry);
  return markup`<li><h3${attributes.title}><a href="${entry.href}">${marked(title, terms)}</a></h3>${
    excerpt?.text ? markup`<p${attributes.excerpt}>${marked(excerpt, terms)}</p>` : null
  }</li>`;
}

const { results, start } = search;

function groupMarkup(
  { group, count, found }: FoundGroup,
  { terms, isNearest }: Pick<Found, 'terms' | 'isNearest'>,
): Markup {
  const left = isNearest ? 0 : count - found.length;
  const list = results.lists[group];
  const all = list ? markup` <a href="${list.href}">${list.label}</a>` : null;
  const more = left > 0 ? markup`<p>${plural(left, results.more)}${all}</p>` : null;
  return markup`<section aria-labelledby="found-${group}"><h2 id="found-${group}">${
    searchGroups[group]
  }</h2><ul role="list">${found.map((entry) => item(entry, terms))}</ul>${more}</section>`;
}

const askAddress = (query: string) => `/contact_us?about=${encodeURIComponent(query)}#enquiry`;

/** A sentence above the results. Takes focus after a search, so that a screen reader reads it and Tab leads to the results. */
const summary = (text: Markup): Markup => markup`<p id="${results.id}" tabindex="-1">${text}</p>`;

const ask = (query: string): Markup =>
  markup`<p>${results.askText} <a href="${askAddress(query)}">${results.ask}</a></p>`;

const starts = (): Markup =>
  markup`<section aria-labelledby="search-start"><h2 id="search-start">${start.heading}</h2><ul role="list">${start.links.map(
    ({ label, href }) => markup`<li><h3><a href="${href}">${label}</a></h3></li>`,
  )}</ul></section>`;

/** Returns the results of a query for the search page, or starting points if the query is empty. */
export function resultsMarkup(query: string, found: Found): Markup {
  const { count, isNearest, groups } = found;
  if (!query) return starts();
  if (count === 0 || isNearest) {
    const nearest = count > 0 ? markup`<p>${results.nearest}</p>` : null;
    const groupList = groups.slice(0, 3).map((group) => groupMarkup(group, found));
    const none = markup`<strong>${results.none} “<bdi>${query}</bdi>”.</strong> ${results.noneText}`;
    return markup`${summary(none)}${ask(query)}${nearest}${count > 0 ? groupList : starts()}`;
  }
  return markup`${summary(markup`${plural(count, results.found)} <strong>“<bdi>${query}</bdi>”</strong>`)}${groups.map((group) => groupMarkup(group, found))}${ask(query)}`;
}
