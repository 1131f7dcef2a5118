import type { LeftOut } from './report';
import { LIST_MARKER, styleOf } from './style';

/** The characters of the font Symbol from `!` to `~`, and from `¡` to `þ`. */
const SYMBOL =
  '!∀#∃%&∍()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼';
const SYMBOL_HIGH =
  'ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…|—↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ 〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭';

const from = (first: number, characters: string) =>
  [...characters].map((to, at): [string, string] => [String.fromCharCode(first + at), to]);

const FONTS: Record<string, Map<string, string>> = {
  symbol: new Map([...from(0x21, SYMBOL), ...from(0xa1, SYMBOL_HIGH)]),
  wingdings: new Map(
    Object.entries({
      ...{ à: '→', ß: '←', á: '↑', â: '↓', ð: '⇨', ó: '⇔', Ø: '➢', J: '☺', L: '☹', F: '☞' },
      ...{
        ü: '✓',
        û: '✗',
        þ: '☑',
        ý: '☒',
        o: '☐',
        '¨': '☐',
        q: '❑',
        '§': '▪',
        n: '■',
        l: '●',
        u: '◆',
        v: '❖',
      },
    }),
  ),
  'wingdings 2': new Map(Object.entries({ P: '✓', O: '✗', R: '☑', S: '☒', T: '☒', '£': '☐', '*': '☐' })),
  webdings: new Map(Object.entries({ a: '✓', r: '✗', c: '☐', g: '■' })),
};

/** Fonts that show other characters than the text contains. */
const FONT =
  /(?:^|[;\s])(?:font-family|mso-symbol-font-family):\s*["']?(symbol|wingdings(?: [23])?|webdings|zapf ?dingbats|monotype sorts|mt extra|marlett)["']?\s*(?:[,;]|$)/;

const FAMILY = /(?:^|[;\s])font-family:/;

const PRIVATE = /[\ue000-\uf8ff]/;

type Fonts = Map<Element | null, string | undefined>;

/** Returns the symbol font of an element's text. Remembers the fonts of the elements around it. */
function fontOf(element: Element | null, fonts: Fonts): string | undefined {
  if (!element || fonts.has(element)) return fonts.get(element);
  const style = styleOf(element);
  const face = element.getAttribute('face')?.toLowerCase();
  const own = FONT.exec(`${style};font-family:${face ?? ''}`)?.[1];
  const isSet = own !== undefined || face !== undefined || FAMILY.test(style);
  const font = isSet ? own : fontOf(element.parentElement, fonts);
  fonts.set(element, font);
  return font;
}

/** Converts characters of symbol fonts: “m” in Symbol is “μ”. */
export function readSymbols(body: HTMLElement, report: LeftOut): void {
  const hasFonts = body.querySelector('[face], [data-style*="font-family"]') !== null;
  const hasMarkers = body.querySelector(LIST_MARKER) !== null;
  const fonts: Fonts = new Map();
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!node.nodeValue?.trim() || (hasMarkers && node.parentElement?.closest(LIST_MARKER))) continue;
    const font = hasFonts ? fontOf(node.parentElement, fonts) : undefined;
    if (!font) {
      // These characters have a meaning only in the source's font, such as an icon font.
      if (PRIVATE.test(node.nodeValue)) report.symbols.push(node.nodeValue.trim());
      continue;
    }
    const characters = FONTS[font];
    // Word numbers some of these characters from U+F020.
    const plain = [...node.nodeValue].map((character) =>
      /[\uf020-\uf0ff]/.test(character) ? String.fromCharCode(character.charCodeAt(0) - 0xf000) : character,
    );
    node.nodeValue = plain.map((character) => characters?.get(character) ?? character).join('');
    const isKnown = (character: string) => /\s/.test(character) || characters?.has(character);
    if (!plain.every(isKnown)) report.symbols.push(plain.join('').trim());
  }
}
