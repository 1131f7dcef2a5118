import { search, searchGroups } from '../../content/search';
import { type Markup, markup } from '../../lib/markup/markup';
import { languageAttributes } from '../../lib/model/languages';
import { plural } from '../../lib/text/plural';
import type { SearchEntry } from './entry';
import type { Found, FoundEntry, FoundGroup } from './search-index';
import { markedStretches, termsOf } from './words';

/** The maximum length of an excerpt in characters, not counting the ellipsis. */
const LONGEST_EXCERPT = 220;

/** How much of an entry's text to search for excerpts, in characters. */
const LONGEST_SCANNED = 4_000;

function marked(text: string, terms: ReadonlySet<string>): Markup[] {
  return markedStretches(text, terms).map((part) =>
    part.isMatch ? markup`<mark>${part.text}</mark>` : markup`${part.text}`,
  );
}

function cut(text: string): string {
  if (text.length <= LONGEST_EXCERPT) return text;
  return `${text.slice(0, LONGEST_EXCERPT).replace(/\s+\S*$/, '')} …`;
}

type Sentence = { text: string; terms: Set<string> };

const sentenceOf = (text: string): Sentence => ({ text, terms: new Set(termsOf(text)) });

function split({ summary, text }: SearchEntry): Sentence[] {
  const sentences = text.slice(0, LONGEST_SCANNED).split(/\n|(?<=[.!?])\s+/);
  return [cut(summary), ...sentences.filter((sentence) => sentence.includes(' '))].map(sentenceOf);
}

/** Caches each entry's sentences, because splitting its text takes longer than the search. */
const known = new WeakMap<SearchEntry, Sentence[]>();

/** Returns an entry's summary, shortened, and the sentences at the start of its text. */
function sentencesOf(entry: SearchEntry): Sentence[] {
  const sentences = known.get(entry) ?? split(entry);
  known.set(entry, sentences);
  return sentences;
}

/** Returns the sentence that matches the most terms, or the summary if no sentence matches more terms. */
function excerptOf({ entry, terms }: FoundEntry): string {
  let best = '';
  let most = -1;
  for (const sentence of sentencesOf(entry)) {
    let count = 0;
    for (const term of terms) if (sentence.terms.has(term)) count += 1;
    if (count <= most) continue;
    best = sentence.text;
    most = count;
    if (most === terms.size) break;
  }
  return cut(best);
}

/** The attributes of an entry's title and excerpt. Titles of uploaded documents can be in any script. */
function attributesOf({ language }: SearchEntry): { title: Markup; excerpt: Markup | null } {
  if (!language) return { title: markup` dir="auto"`, excerpt: null };
  const { lang = '', dir = '' } = languageAttributes(language);
  const both = markup` lang="${lang}" dir="${dir}"`;
  return { title: both, excerpt: both };
}

const item = (found: FoundEntry): Markup => {
  const { entry, terms } = found;
  const excerpt = excerptOf(found);
  const attributes = attributesOf(entry);
  return markup`<li><h3${attributes.title}><a href="${entry.href}">${marked(entry.title, terms)}</a></h3>${
    excerpt ? markup`<p${attributes.excerpt}>${marked(excerpt, terms)}</p>` : null
  }</li>`;
};

const { results, start } = search;

function groupMarkup({ group, count, found }: FoundGroup, isNearest: boolean): Markup {
  const left = isNearest ? 0 : count - found.length;
  const list = results.lists[group];
  const all = list ? markup` <a href="${list.href}">${list.label}</a>` : null;
  const more = left > 0 ? markup`<p>${plural(left, results.more)}${all}</p>` : null;
  return markup`<section aria-labelledby="found-${group}"><h2 id="found-${group}">${
    searchGroups[group]
  }</h2><ul role="list">${found.map(item)}</ul>${more}</section>`;
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
export function resultsMarkup(query: string, { count, isNearest, groups }: Found): Markup {
  if (!query) return starts();
  if (count === 0 || isNearest) {
    const nearest = count > 0 ? markup`<p>${results.nearest}</p>` : null;
    const groupList = groups.slice(0, 3).map((group) => groupMarkup(group, true));
    const none = markup`<strong>${results.none} “<bdi>${query}</bdi>”.</strong> ${results.noneText}`;
    return markup`${summary(none)}${ask(query)}${nearest}${count > 0 ? groupList : starts()}`;
  }
  return markup`${summary(markup`${plural(count, results.found)} <strong>“<bdi>${query}</bdi>”</strong>`)}${groups.map((group) => groupMarkup(group, false))}${ask(query)}`;
}
