import { renamed, startOf } from './blocks';
import { LIST_MARKER, styleOf } from './style';

/** Word exports list items as paragraphs with bullets or numbers in their text. */
const WORD_ITEM = /mso-list:\s*(l\d+)\s+level(\d)/;

/** Matches the numbers that an article's lists can show. */
const NUMBER = /^\(?(0|[1-9]\d{0,8})[.):]?\)?$/;

/** Matches other labels, such as `(a)`, `iv.`, `1.2` and `Step A:`. A single letter is a bullet of a symbol font. */
const LABEL = /\p{N}|\p{L}[.):\]]|\p{L}{2}/u;

/** Matches a single letter, which numbers an item unless its font has only symbols. Word's hollow bullet is an `o`. */
const LETTER = /^[a-np-z]$/i;

type Marker = { name: 'ol' | 'ul'; number?: number; label?: string };

function readMarker(text: string, isSymbol = true): Marker {
  const marker = text.replace(/[\s\u00a0]+/g, ' ').trim();
  const number = NUMBER.exec(marker)?.[1];
  if (number !== undefined) return { name: 'ol', number: Number(number) };
  return LABEL.test(marker) || (!isSymbol && LETTER.test(marker))
    ? { name: 'ul', label: marker }
    : { name: 'ul' };
}

/** Turns Word's paragraphs into lists. Labels that lists of an article cannot show become text. */
export function readWordLists(body: HTMLElement): void {
  /** The list being read, and the lists nested in its last item. */
  let open: { level: number; id: string; next: number | undefined; list: HTMLElement }[] = [];
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3')) {
    const [, id = '', digit = 0] = WORD_ITEM.exec(styleOf(paragraph)) ?? [];
    const level = Number(digit);
    if (level === 0) {
      open = [];
      continue;
    }
    const element = paragraph.querySelector(LIST_MARKER);
    const text = element?.textContent?.replace(/[\s\u00a0]+/g, ' ').trim() ?? '';
    const fonts = element
      ? `${styleOf(element)} ${element.parentElement ? styleOf(element.parentElement) : ''}`
      : '';
    const { name, number, label } = readMarker(text, /symbol|wingdings|webdings|courier/.test(fonts));
    element?.remove();
    if (paragraph.localName !== 'p') {
      // A numbered heading stays a heading.
      if (number !== undefined || label) paragraph.prepend(`${text} `);
      open = [];
      continue;
    }
    if (label) paragraph.prepend(`${label} `);
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    open = open.filter(
      (other) =>
        other.level < level ||
        (other.level === level &&
          other.list.localName === name &&
          (name === 'ul' || (other.id === id && other.next === number))),
    );
    let last = open.at(-1);
    if (last?.level !== level) {
      const list = body.ownerDocument.createElement(name);
      if (number !== undefined && number > 1) list.setAttribute('start', String(number));
      if (last) last.list.lastElementChild?.append(list);
      else paragraph.before(list);
      last = { level, id, next: number, list };
      open.push(last);
    }
    last.next = number === undefined ? undefined : number + 1;
    last.list.append(renamed(paragraph, 'li'));
  }
}

const LETTERED = /^(?:lower|upper)-(?:alpha|latin|roman|greek)$/;

const TYPES: Record<string, string> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};

const ROMAN = Object.entries({ l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 });

function romanOf(number: number): string {
  const [digits, value] = ROMAN.find(([, value]) => value <= number) ?? ['', 0];
  return value === 0 ? '' : digits + romanOf(number - value);
}

const letterOf = (number: number): string =>
  number < 1 ? '' : letterOf(Math.floor((number - 1) / 26)) + String.fromCharCode(97 + ((number - 1) % 26));

const GREEK = 'αβγδεζηθικλμνξοπρστυφχψω';

/** Returns a number in the style of a list's markers, without a full stop. */
export function markerOf(style: string, number: number): string {
  if (!LETTERED.test(style)) return String(number);
  const marker = style.endsWith('roman')
    ? romanOf(number)
    : style.endsWith('greek')
      ? (GREEK[number - 1] ?? String(number))
      : letterOf(number);
  return style.startsWith('upper') ? marker.toUpperCase() : marker;
}

/** Returns the style of a list's markers, from its `type` or from its own or its items' styles. */
export function markerStyleOf(list: Element): string {
  const style = [list, list.firstElementChild]
    .map((element) => element && /list-style(?:-type)?:\s*([a-z-]+)/.exec(styleOf(element))?.[1])
    .find((found) => found);
  return style ?? TYPES[list.getAttribute('type') ?? ''] ?? 'decimal';
}

/** Returns the marker that the style of an item or a list contains as text, such as `(a) `. */
function ownMarkerOf(item: Element): string | undefined {
  const style = `${item.getAttribute('data-style')};${item.parentElement?.getAttribute('data-style')}`;
  return /list-style(?:-type)?:\s*(["'])(.*?)\1/.exec(style)?.[2];
}

/** Reads the markers that a list's style contains as text. Returns whether there were any. */
function readOwnMarkers(list: Element, items: Element[]): boolean {
  const markers = items.map((item) => readMarker(ownMarkerOf(item) ?? ''));
  const first = markers[0]?.number;
  if (first !== undefined && markers.every(({ number }, at) => number === first + at)) {
    if (first !== 1) list.setAttribute('start', String(first));
    return true;
  }
  if (!markers.some(({ number, label }) => label ?? number)) return false;
  markers.forEach(({ number, label }, at) => {
    const item = items[at];
    if (item && (label ?? number) !== undefined) startOf(item).prepend(`${label ?? `${number}.`} `);
  });
  renamed(list, 'ul');
  return true;
}

/** Matches items whose text starts with their number or letter. */
const NUMBERED = /^\s*\(?(?:\d+(?:[.)]|\s)|\p{L}[.)])/u;

/** The highest number that `romanOf` can convert. */
const MAX_LETTERED = 89;

/** Keeps the numbers of lists. Letters and Roman numerals, which lists of an article cannot show, become text. */
export function readLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ol')) {
    const items = [...list.children].filter((item) => item.matches('li'));
    const counter = /counter-reset:\s*[\w-]+\s+(\d{1,6})/.exec(styleOf(list))?.[1];
    const first =
      items[0]?.getAttribute('value') ?? list.getAttribute('start') ?? String(Number(counter ?? 0) + 1);
    const start = /^-?\d{1,9}$/.test(first) ? Number(first) : 1;
    list.removeAttribute('start');
    if (readOwnMarkers(list, items)) continue;
    const style = markerStyleOf(list);
    if (style === 'none' && items.every((item) => NUMBERED.test(item.textContent ?? ''))) {
      renamed(list, 'ul');
      continue;
    }
    // Lists in an article count up by one, from 0 or more.
    const isIrregular =
      start < 0 || list.hasAttribute('reversed') || items.slice(1).some((item) => item.hasAttribute('value'));
    if (isIrregular) {
      const step = list.hasAttribute('reversed') ? -1 : 1;
      let number = list.hasAttribute('reversed') && start === 1 ? items.length : start;
      for (const item of items) {
        const own = item.getAttribute('value');
        if (own !== null && /^-?\d{1,9}$/.test(own)) number = Number(own);
        startOf(item).prepend(`${number}. `);
        number += step;
      }
      renamed(list, 'ul');
      continue;
    }
    if (!LETTERED.test(style) || start + items.length > MAX_LETTERED) {
      if (start !== 1) list.setAttribute('start', String(start));
      continue;
    }
    for (const [index, item] of items.entries()) startOf(item).prepend(`${markerOf(style, start + index)}. `);
    renamed(list, 'ul');
  }
}
