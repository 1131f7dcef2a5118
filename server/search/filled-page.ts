import { constants, crc32, deflateRawSync } from 'node:zlib';
import { escapeText, type Markup } from '../../lib/markup/markup';

/** The pages that the server fills in, with their placeholders in order. */
const PLACES = {
  search: {
    query: /<input [^>]*id="search-query"[^>]*value="(?=")/,
    results: /<div [^>]*id="search-results"[^>]*>(?=<\/div>)/,
  },
  contact: {
    message: /<textarea [^>]*id="enquiry-message"[^>]*>(?=<\/textarea>)/,
  },
  ifu: {
    query: /<input [^>]*id="ifu-query"[^>]*value="(?=")/,
    documents: /<div [^>]*id="ifu-results"[^>]*>(?=<\/div>)/,
  },
  paper: {
    document: /<input [^>]*id="paper-document"[^>]*value="(?=")/,
    language: /<input [^>]*id="paper-language"[^>]*value="(?=")/,
    revision: /<input [^>]*id="paper-revision"[^>]*value="(?=")/,
  },
};

export type FilledPage = keyof typeof PLACES;

/** Text compressed so that it can be joined to others: it ends on a byte boundary and refers to no other. */
type Piece = { plain: Buffer; deflated: Buffer };

/** A finished page, cut at its placeholders and compressed. */
export type Template = Piece[];

/** The strongest compression, because a page is compressed once and sent often. */
const PAGE_LEVEL = 9;

/** Fast rather than small, because each inserted value is sent only once. */
const VALUE_LEVEL = 4;

/** A gzip header (RFC 1952) without a time, a file name or an operating system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** An empty block marked as the last one. */
const LAST_BLOCK = Buffer.from([3, 0]);

function pieceOf(text: string, level: number): Piece {
  const plain = Buffer.from(text);
  return { plain, deflated: deflateRawSync(plain, { level, finishFlush: constants.Z_FULL_FLUSH }) };
}

/** Cuts a page at its placeholders. @throws Error if a placeholder is missing or out of order */
export function templateOf(html: string, page: FilledPage): Template {
  const parts: string[] = [];
  let start = 0;
  for (const [place, pattern] of Object.entries(PLACES[page])) {
    const match = pattern.exec(html);
    const end = match ? match.index + match[0].length : -1;
    if (end < start) throw new Error(`The placeholder for the ${place} is missing or out of order.`);
    parts.push(html.slice(start, end));
    start = end;
  }
  return [...parts, html.slice(start)].map((part) => pieceOf(part, PAGE_LEVEL));
}

/** Inserts values at a page's placeholders, without compressing the page again. Strings are escaped. */
export function filledPage(template: Template, values: (string | Markup)[], isGzip: boolean): Buffer {
  const texts = values.map((value) => (typeof value === 'string' ? escapeText(value) : value.text));
  const pieces = template.flatMap((part, at) => (texts[at] ? [part, pieceOf(texts[at], VALUE_LEVEL)] : part));
  if (!isGzip) return Buffer.concat(pieces.map(({ plain }) => plain));
  const trailer = Buffer.alloc(8);
  // An empty piece must not reset the checksum.
  trailer.writeUInt32LE(pieces.reduce((sum, { plain }) => (plain.length > 0 ? crc32(plain, sum) : sum), 0));
  trailer.writeUInt32LE(pieces.reduce((length, { plain }) => length + plain.length, 0) % 2 ** 32, 4);
  return Buffer.concat([HEADER, ...pieces.map(({ deflated }) => deflated), LAST_BLOCK, trailer]);
}
