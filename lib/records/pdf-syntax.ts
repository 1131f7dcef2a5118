type PdfReference = { object: string };

export type PdfDictionary = Map<string, PdfValue>;

/** Names begin with a slash. The content of text strings does not matter, so they are all `()`. */
export type PdfValue = string | PdfReference | PdfDictionary | PdfValue[];

const REGULAR = '[^\\0\\t\\n\\f\\r %()<>[\\]{}/]';
const TOKEN = new RegExp(`%[^\\r\\n]*|<<|>>|<[^>]*>|[[\\]()]|/${REGULAR}*|${REGULAR}+`, 'g');
const STRING_PART = /\\[\s\S]|[()]/g;

/** Returns the position after the string that begins at `start`. It can contain balanced parentheses. */
function endOfString(text: string, start: number): number {
  STRING_PART.lastIndex = start;
  let depth = 0;
  for (let part = STRING_PART.exec(text); part; part = STRING_PART.exec(text)) {
    if (part[0] === '(') depth += 1;
    if (part[0] === ')') depth -= 1;
    if (depth === 0) return STRING_PART.lastIndex;
  }
  return text.length;
}

/** Any character of a name can be written as #xx. */
const decoded = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function dictionaryOf(items: PdfValue[]): PdfDictionary {
  const entries: PdfDictionary = new Map();
  for (let index = 0; index < items.length; index += 1) {
    const key = items[index];
    if (typeof key !== 'string' || !key.startsWith('/')) continue;
    index += 1;
    entries.set(key, items[index] ?? '');
  }
  return entries;
}

/** Parses the object at this position in a PDF, and returns it with the position after it. */
export function parseObject(text: string, start: number): { value: PdfValue; end: number } {
  const outer: PdfValue[][] = [];
  let items: PdfValue[] = [];
  const close = (value: PdfValue) => {
    items = outer.pop() ?? [];
    items.push(value);
  };
  TOKEN.lastIndex = start;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [token] = match;
    if (token === 'endobj' || token === 'stream') break;
    if (token === '<<' || token === '[') {
      outer.push(items);
      items = [];
    } else if (token === '>>') close(dictionaryOf(items));
    else if (token === ']') close(items);
    else if (token === '(') {
      TOKEN.lastIndex = endOfString(text, match.index);
      items.push('()');
    } else if (token === 'R') items.push({ object: String(items.splice(-2)[0]) });
    else if (!token.startsWith('%')) items.push(decoded(token));
    const value = items.at(-1);
    // A number can be the beginning of a reference.
    const isNumber = typeof value === 'string' && /^\d/.test(value);
    if (outer.length === 0 && value !== undefined && !isNumber) return { value, end: TOKEN.lastIndex };
  }
  return { value: '', end: start };
}
