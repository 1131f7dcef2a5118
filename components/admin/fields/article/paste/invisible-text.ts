import { isOnColour } from './emphasis';
import { declarationsOf, lettersIn, parsedColour, styleOf } from './style';

/** Matches parsed colours that are white, which is visible only on a coloured background. */
const WHITE = /^(?:white$|rgba?\(255, 255, 255\b)/;

/** Matches parsed colours that are transparent. */
const TRANSPARENT = /^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/;

/** Matches styles that show text of any colour: an outline, a shadow, or a background only within the letters. */
const PAINTED =
  /text-stroke(?:-width)?:[^;]*[1-9][\d.]*(?:px|em)|text-shadow:(?!\s*none)|background(?:-clip)?:[^;]*\btext\b/;

const isPainted = (element: Element) => PAINTED.test(styleOf(element));

/** Matches elements that can change the colour of the text around them, or its background. */
const COLOURS = '[color], [bgcolor], [background], [data-style*="color:"], [data-style*="background"]';

/** Returns the colour of an element's text if the element sets it. */
function colourOf(element: Element): string | undefined {
  const style = declarationsOf(element);
  const colours = [style.get('-webkit-text-fill-color'), style.get('color'), element.getAttribute('color')];
  const colour = colours.find((value) => value && value !== 'currentcolor');
  return colour ? parsedColour(colour) : undefined;
}

/**
 * Returns the elements whose text is invisible because of its colour. There are none if most text has such a colour, such as
 * white on a dark page.
 * @param isShown whether text in an element is visible in any colour
 */
function invisibleIn(colours: RegExp, body: HTMLElement, isShown: (element: Element) => boolean): Element[] {
  const shown = new Set<Element | null>();
  const coloured = new Set<Element | null>();
  const invisible: Element[] = [];
  let letters = 0;
  for (const element of [body, ...body.querySelectorAll('*')]) {
    const { parentElement } = element;
    if (isShown(element) || shown.has(parentElement)) shown.add(element);
    const colour = colourOf(element);
    if (colour === undefined ? !coloured.has(parentElement) : !colours.test(colour)) continue;
    coloured.add(element);
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) letters += lettersIn(node.nodeValue);
    if (colour !== undefined && !shown.has(element) && !element.querySelector(COLOURS))
      invisible.push(element);
  }
  return letters < lettersIn(body.textContent) / 2 ? invisible : [];
}

/** Returns the elements whose text is white on white, or transparent. */
export const invisibleTexts = (body: HTMLElement): Set<Element> =>
  new Set([
    ...invisibleIn(WHITE, body, (element) => isOnColour(element) || isPainted(element)),
    ...invisibleIn(TRANSPARENT, body, isPainted),
  ]);
