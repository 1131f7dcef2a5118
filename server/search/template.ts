import { escapeText, type Markup } from '../../lib/markup/markup';

/** The places in the finished pages for the query and the results. */
const PLACES = {
  query: /<input [^>]*id="search-query"[^>]*value="(?=")/,
  results: /<div [^>]*id="search-results"[^>]*>(?=<\/div>)/,
  message: /<textarea [^>]*id="enquiry-message"[^>]*>(?=<\/textarea>)/,
};

export type Place = keyof typeof PLACES;

/** A finished page, cut at its places. */
export type Template = { parts: string[] };

/** @throws Error if the page lacks a place or has them in another order */
export function templateOf(html: string, places: Place[]): Template {
  const parts: string[] = [];
  let start = 0;
  for (const place of places) {
    const match = PLACES[place].exec(html);
    const end = match ? match.index + match[0].length : -1;
    if (end < start) throw new Error(`The page has no place for the ${place}.`);
    parts.push(html.slice(start, end));
    start = end;
  }
  return { parts: [...parts, html.slice(start)] };
}

/** Inserts values into a page's places. Every text is escaped. */
export function filled({ parts }: Template, values: (string | Markup)[]): string {
  const texts = values.map((value) => (typeof value === 'string' ? escapeText(value) : value.text));
  return parts.map((part, index) => `${part}${texts[index] ?? ''}`).join('');
}
