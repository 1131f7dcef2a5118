import { BLOCKS, before, moveContent } from './blocks';
import { styleOf } from './style';

const SUPERSCRIPT = new Map(
  [...'0123456789+-−–‐‑=()n'].map((plain, at) => [plain, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁻⁻⁼⁽⁾ⁿ'][at] ?? plain]),
);

const SUBSCRIPT = new Map(
  [...'0123456789+-−–‐‑=()'].map((plain, at) => [plain, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₋₋₋₌₍₎'][at] ?? plain]),
);

/** Matches text that means the same at normal height, such as the `th` of ordinals, `TM` and footnote marks. */
const HARMLESS = /^(?:st|nd|rd|th|tm|sm|\[[^\]]*\]|[^\p{L}\p{N}\p{Sm}\p{Pd}]*)$/iu;

/** Matches a subscript that reads well after a letter at normal height, such as `max` or `1/2`. */
const WORD = /^[\p{L}\p{N}\s,./]*$/u;

/** Matches styles that only superscripts and subscripts have. */
const SCRIPT_STYLE = /(?:vertical-align|baseline-shift|font-variant-position):\s*(?:super|sub\b)/;

/** Matches styles that raise or lower text by a length, as those of Apple Pages and Word do. */
const SHIFTED = /(?:vertical-align|baseline-shift):\s*-?0*[.]?0*[1-9]|mso-text-raise:\s*-?[\d.]*[1-9]/;

const SMALL =
  /(?:^|[;\s])font-size:\s*(?:(?:xx?-)?small\b|smaller|0?\.(?:[1-7]\d*|8(?:[0-5]\d*)?)em|(?:[1-7]\d|8[0-5])(?:\.\d+)?%)/;

/** Matches styles that move text up or down, which pages also do for other reasons if the text is not small. */
const MOVED =
  /position:\s*relative(?:.*[;\s])?(?:top|bottom):\s*-?[\d.]*[1-9]|vertical-align:\s*(?:text-)?top/;

/** Matches exponents, charges and variables. Pages also move other text, such as labels and links. */
const SHORT = /^(?:[\d+\-−‑–.,n]{1,6}|\p{L})$/u;

const LOWERED =
  /(?:align|shift):\s*(?:sub\b|-[\d.])|position:\s*sub|text-raise:\s*-|(?:^|[;\s])(?:top:\s*[\d.]|bottom:\s*-)/;

const STYLED = 'span, font, a, small, b, strong, i, em, u, ins';

const isTag = (element: Element) => element.matches('sup, sub');

/** Whether an element directly follows a letter, a number, a closing parenthesis or another script. */
const isAttached = (element: Element, scripts: Set<Element>) =>
  /[\p{L}\p{N})]/u.test(before(element)) ||
  (element.previousSibling instanceof Element && scripts.has(element.previousSibling));

function isStyled(element: Element, scripts: Set<Element>): boolean {
  const style = styleOf(element);
  const isMoved = SHIFTED.test(style) || (SMALL.test(style) && MOVED.test(style));
  const isScript =
    SCRIPT_STYLE.test(style) || (isMoved && SHORT.test(textOf(element)) && isAttached(element, scripts));
  return isScript && !element.querySelector('sup, sub') && !isWithin(element, scripts);
}

const isLowered = (script: Element) =>
  isTag(script) ? script.localName === 'sub' : LOWERED.test(styleOf(script));

const textOf = (script: Element) => (script.textContent ?? '').trim();

/** Joins neighbours, because 10<sup>6</sup><sup>.5</sup> has one exponent. */
function join(scripts: Set<Element>): void {
  for (const script of scripts) {
    if (HARMLESS.test(textOf(script))) continue;
    for (let next = script.nextSibling; next instanceof Element; next = script.nextSibling) {
      const belongs = scripts.has(next) && isLowered(next) === isLowered(script);
      if (!belongs || HARMLESS.test(textOf(next))) break;
      scripts.delete(next);
      moveContent(next, script);
      next.remove();
    }
  }
}

function isWithin(element: Element, scripts: Set<Element>): boolean {
  for (let outer = element.parentElement; outer && !outer.matches(BLOCKS); outer = outer.parentElement)
    if (scripts.has(outer)) return true;
  return false;
}

/**
 * Articles support no superscripts or subscripts, so digits and signs become Unicode superscript or subscript
 * characters: 10⁹ must not become 109. Most other text becomes `^(…)` or `_(…)`.
 */
export function readScripts(body: HTMLElement): void {
  const scripts = new Set<Element>();
  for (const element of body.querySelectorAll(`sup:not([data-footnote]), sub, ${STYLED}`)) {
    if (isTag(element) || isStyled(element, scripts)) scripts.add(element);
  }
  join(scripts);
  // Works from the inside out, so that a power of a power is not read as one number.
  for (const script of [...scripts].reverse()) {
    const isSub = isLowered(script);
    const characters = isSub ? SUBSCRIPT : SUPERSCRIPT;
    const text = textOf(script);
    if (HARMLESS.test(text)) continue;
    const isWord = isSub && WORD.test(text) && /\p{L}/u.test(before(script));
    if (!isWord && [...text].some((character) => !characters.has(character))) {
      script.prepend(isSub ? '_(' : '^(');
      script.append(')');
      continue;
    }
    const walker = body.ownerDocument.createTreeWalker(script, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      node.nodeValue = [...(node.nodeValue ?? '')].map((plain) => characters.get(plain) ?? plain).join('');
    }
  }
}
