import { unwrap, wrapContent } from './blocks';
import type { LeftOut } from './report';
import { parsedColour, styleOf } from './style';

/** Google Docs wraps everything in a `b` that is not bold, and uses styles for bold and italic text. */
export function readEmphasis(body: HTMLElement): void {
  for (const bold of body.querySelectorAll('b, strong')) {
    if (/(?<!-)font-weight:\s*(?:normal|400)/.test(styleOf(bold))) unwrap(bold);
  }
  for (const span of body.querySelectorAll('span, font, a, u, small, label, p, li, td')) {
    const style = styleOf(span);
    // Parts of a block can have other styles.
    if (span.matches('p, li, td') && span.querySelector('[data-style*="font-"], table')) continue;
    const isBold = /font-weight:\s*(?:bold|[6-9]00)/.test(style);
    if (isBold && !span.closest('h1, h2, h3, h4, h5, h6')) wrapContent(span, 'strong');
    if (/font-style:\s*italic/.test(style)) wrapContent(span, 'em');
  }
}

/** Matches the backgrounds of text that is not highlighted. */
const PLAIN =
  /^(?:transparent|none|initial|inherit|unset|white\b|window|#f{3}(?:f{3})?(?![\da-f])|rgba?\(255, ?255, ?255|rgba\(.*, ?0\))(?!.*(?:url|gradient)\()/;

const BACKGROUND = /(?:^|[;\s])(?:mso-highlight|background(?:-color|-image)?):\s*([^;]+)/g;

/** Whether an element has a background in a colour, or a picture as its background. */
export function isOnColour(element: Element): boolean {
  const attributes = [element.getAttribute('bgcolor')?.toLowerCase(), element.getAttribute('background')];
  const styles = [...styleOf(element).matchAll(BACKGROUND)].map(([, background]) => background);
  return [...attributes, ...styles].some(
    (background) => background && !PLAIN.test(parsedColour(background) || background),
  );
}

const isHighlighted = (element: Element) => element.localName === 'mark' || isOnColour(element);

/** Whether an element is around a link and no other element. */
function isAroundLink(element: Element): boolean {
  for (let outer: Element | null = element; outer; outer = outer.parentElement)
    if (outer.firstElementChild?.matches('a:only-child')) return true;
  return false;
}

/** Browsers underline links, and Word underlines text that reviewers added. */
const isUnderlined = (element: Element) =>
  (element.localName === 'u' || /text-decoration(?:-line)?:[^;]*underline/.test(styleOf(element))) &&
  !element.closest('a, ins, .msoIns') &&
  !isAroundLink(element);

const LOST = [
  ['underlined', isUnderlined],
  ['highlighted', isHighlighted],
] as const;

/** Names text that loses its underline or highlight, because articles have neither. */
export function reportLostEmphasis(body: HTMLElement, report: LeftOut): void {
  for (const element of body.querySelectorAll('u, mark, span, font, b, strong, i, em')) {
    const outer = element.parentElement;
    for (const [reason, isSo] of LOST) {
      if (!isSo(element) || (outer && isSo(outer)) || element.closest('pre, code')) continue;
      const text = element.textContent?.trim();
      if (text) report[reason].push(text);
    }
  }
}
