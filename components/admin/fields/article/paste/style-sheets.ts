/** Matches the declarations that can change the meaning of text. */
const MEANING =
  /display|visibility|line-through|decoration|background|text-(?:fill|stroke|shadow)|mso-(?:hide|text-raise|outline)|vertical-align|font-(?:weight|style)|list-style|(?<![-\w])color:\s*(?:white|transparent|#f{3}|#(?:[\da-f]{3}0|[\da-f]{6}00)\b|rgba?\(|hsl)|font-family:\s*["']?(?:symbol|w[ei][bn]gdings)/i;

/** Matches selectors that need no parser to find the last element's class, id or tag name. */
const PLAIN_SELECTOR = /^[\w\s.#>+~,:*-]+$/;

/**
 * Returns a function that returns the elements that match a selector. It tests only elements that have the class, id or
 * tag name of the selector's last part, because searching the document for each rule would take long.
 */
function selectorIndex(body: HTMLElement): (selector: string) => Iterable<Element> {
  const index = new Map<string, Element[]>();
  // Without a doctype, as on the clipboard, the case of classes and ids does not matter.
  const add = (name: string, element: Element) => {
    const key = name.toLowerCase();
    const others = index.get(key);
    if (others) others.push(element);
    else index.set(key, [element]);
  };
  for (const element of body.querySelectorAll('*')) {
    add(element.localName, element);
    if (element.id) add(`#${element.id}`, element);
    for (const name of element.classList) add(`.${name}`, element);
  }
  return (selector) => {
    if (!PLAIN_SELECTOR.test(selector)) return body.querySelectorAll(selector);
    return new Set(
      selector.split(',').flatMap((one) => {
        const last =
          one
            .trim()
            .split(/[\s>+~]+/)
            .at(-1) ?? '';
        const key = (/[.#][\w-]+/.exec(last) ?? /^[\w-]+/.exec(last))?.[0].toLowerCase();
        const candidates = key ? (index.get(key) ?? []) : [...body.querySelectorAll('*')];
        return candidates.filter((element) => element.matches(one));
      }),
    );
  };
}

/**
 * Copies the declarations in style sheets that change the meaning of text to the elements' own styles. Ignores
 * specificity, and rules within at-rules, such as those for print.
 */
export function applySheets(body: HTMLElement, css: string): void {
  if (!MEANING.test(css)) return;
  const matchesOf = selectorIndex(body);
  const found = new Map<Element, string>();
  let depth = 0;
  for (const part of css.replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, '').split('}')) {
    const [selector = '', style = '', ...nested] = part.split('{');
    const isRule = depth === 0 && style !== '' && nested.length === 0;
    depth = Math.max(0, depth + part.split('{').length - 2);
    if (!isRule || !MEANING.test(style)) continue;
    const declarations = style.toLowerCase();
    try {
      for (const element of matchesOf(selector)) {
        found.set(element, `${found.get(element) ?? ''};${declarations}`);
      }
    } catch {
      // Word's style sheets have rules that are not CSS, such as `@list l0:level1`.
    }
  }
  for (const [element, style] of found) {
    element.setAttribute('data-style', `${style};${element.getAttribute('data-style') ?? ''}`);
  }
}
