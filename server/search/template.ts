import { escapeText, type Markup } from '../../lib/markup/markup';
import { type Piece, pieceOf } from './joined-gzip';

/** The placeholders in finished pages. */
const PLACES = {
  query: /<input [^>]*id="search-query"[^>]*value="(?=")/,
  results: /<div [^>]*id="search-results"[^>]*>(?=<\/div>)/,
  number: /<input [^>]*id="ifu-query"[^>]*value="(?=")/,
  documents: /<div [^>]*id="ifu-results"[^>]*>(?=<\/div>)/,
  paperDocument: /<input [^>]*id="paper-document"[^>]*value="(?=")/,
  paperLanguage: /<input [^>]*id="paper-language"[^>]*value="(?=")/,
  paperRevision: /<input [^>]*id="paper-revision"[^>]*value="(?=")/,
  message: /<textarea [^>]*id="enquiry-message"[^>]*>(?=<\/textarea>)/,
};

export type Place = keyof typeof PLACES;

/** A finished page, cut at its placeholders and compressed. */
export type Template = Piece[];

/** The strongest compression, because a page is compressed once and sent often. */
const PAGE_LEVEL = 9;

/** Fast rather than small, because each inserted value is sent only once. */
const VALUE_LEVEL = 4;

/** Cuts a page at its placeholders. @throws Error if a placeholder is missing or out of order */
export function templateOf(html: string, places: Place[]): Template {
  const parts: string[] = [];
  let start = 0;
  for (const place of places) {
    const match = PLACES[place].exec(html);
    const end = match ? match.index + match[0].length : -1;
    if (end < start) throw new Error(`The placeholder for the ${place} is missing or out of order.`);
    parts.push(html.slice(start, end));
    start = end;
  }
  return [...parts, html.slice(start)].map((part) => pieceOf(part, PAGE_LEVEL));
}

/** Inserts values at a page's placeholders. Strings are escaped. */
export function filled(template: Template, values: (string | Markup)[]): Piece[] {
  const texts = values.map((value) => (typeof value === 'string' ? escapeText(value) : value.text));
  return template.flatMap((part, index) => {
    const text = texts[index];
    return text ? [part, pieceOf(text, VALUE_LEVEL)] : [part];
  });
}
