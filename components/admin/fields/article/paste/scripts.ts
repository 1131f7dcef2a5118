import { BLOCKS } from './blocks';
import { styleOf } from './style';

const SUPERSCRIPT = new Map(
  [...'0123456789+-−–=()n'].map((plain, at) => [plain, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ⁿ'][at] ?? plain]),
);

const SUBSCRIPT = new Map(
  [...'0123456789+-−–=()'].map((plain, at) => [plain, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎'][at] ?? plain]),
);

/** Matches text that means the same at normal height, such as the `th` of ordinals, `TM` and footnote marks. */
const HARMLESS = /^(?:st|nd|rd|th|tm|sm|\[[^\]]*\]|[^\p{L}\p{N}+−–-]*)$/iu;

/** Matches styles that raise or lower text. Apple Pages states a length. */
const SCRIPT_STYLE = /vertical-align:\s*(?:super|sub\b|-?0*[.]?0*[1-9])|mso-text-raise:\s*-?[\d.]*[1-9]/;

/** Returns the character before an element in its block, or ''. */
function before(element: Element): string {
  let node: Node = element;
  while (!node.previousSibling && node.parentElement && !node.parentElement.matches(BLOCKS))
    node = node.parentElement;
  return node.previousSibling?.textContent?.at(-1) ?? '';
}

/**
 * Articles support no superscripts or subscripts, so digits and signs become Unicode superscript or subscript
 * characters: 10⁹ must not become 109. Most other text becomes `^(…)` or `_(…)`.
 */
export function readScripts(body: HTMLElement): void {
  const isStyled = (element: Element) => SCRIPT_STYLE.test(styleOf(element));
  const scripts = [...body.querySelectorAll('sup:not([data-footnote]), sub, span')].filter(
    (element) => element.localName !== 'span' || (isStyled(element) && !element.querySelector('sup, sub')),
  );
  const all = new Set(scripts);
  // Works from the inside out, so that a power of a power is not read as one number.
  for (const script of scripts.reverse()) {
    const outer = script.localName === 'span' && script.parentElement?.closest('sup, sub, span');
    if (outer && all.has(outer)) continue;
    const isSub =
      script.localName === 'sub' || /vertical-align:\s*(?:sub\b|-\d)|text-raise:\s*-/.test(styleOf(script));
    const characters = isSub ? SUBSCRIPT : SUPERSCRIPT;
    const text = (script.textContent ?? '').trim();
    if (HARMLESS.test(text)) continue;
    const isWord = isSub && /\p{L}/u.test(before(script));
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
