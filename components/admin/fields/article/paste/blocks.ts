/**
 * Moves an element's content to the end of another. Moves one node at a time, because an element can have more children
 * than a function can have arguments.
 */
export function moveContent(from: Node, to: Node): void {
  while (from.firstChild) to.appendChild(from.firstChild);
}

/** Replaces an element with one of another type that has the same content. */
export function renamed(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  moveContent(element, other);
  element.replaceWith(other);
  return other;
}

/** Replaces an element with its content. */
export function unwrap(element: Element): void {
  const content = element.ownerDocument.createDocumentFragment();
  moveContent(element, content);
  element.replaceWith(content);
}

/**
 * Replaces elements with their content. Moves each node out of all its unwrapped ancestors in one step, because the time a
 * move takes is proportional to the content moved.
 */
export function unwrapAll(elements: Set<Element>): void {
  const moveOut = (element: Element, target: Element) => {
    for (let child = element.firstChild; child; child = element.firstChild) {
      if (!(child instanceof Element && elements.has(child))) target.before(child);
      else {
        moveOut(child, target);
        child.remove();
      }
    }
  };
  for (const element of elements) {
    const { parentElement } = element;
    if (!parentElement || elements.has(parentElement)) continue;
    moveOut(element, element);
    element.remove();
  }
}

/** Puts an element's content into a new element within it. */
export function wrapContent(element: Element, name: string): void {
  const inner = element.ownerDocument.createElement(name);
  moveContent(element, inner);
  element.append(inner);
}

/** Whether an element has no text. Stops at the first character, because `textContent` would copy all the text. */
export function isBlank(element: Element): boolean {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) return false;
  return true;
}

/** The blocks of an article, and the blocks of a web page that can contain them. */
export const BLOCKS = 'p, ul, ol, li, table, td, th, blockquote, h1, h2, h3, h4, h5, h6, pre, div, body';

/** Returns the character before an element in its block, or ''. */
export function before(element: Element): string {
  let node: Node = element;
  while (!node.previousSibling && node.parentElement && !node.parentElement.matches(BLOCKS))
    node = node.parentElement;
  return node.previousSibling?.textContent?.at(-1) ?? '';
}

/** Elements that start and end a paragraph, as `div` does, but have no other meaning in an article. */
const PARAGRAPHS =
  'section, article, main, header, footer, nav, aside, address, figure, figcaption, details, summary, fieldset, legend, form, center';

/** Keeps the ends of paragraphs and the terms of definition lists. Otherwise, neighbouring texts would run together. */
export function readBlocks(body: HTMLElement): void {
  for (const term of body.querySelectorAll('dt')) {
    wrapContent(renamed(term, 'p'), 'strong');
  }
  for (const block of body.querySelectorAll(`dd, ${PARAGRAPHS}`)) renamed(block, 'div');
  for (const caption of body.querySelectorAll('caption'))
    caption.closest('table')?.before(renamed(caption, 'p'));
}

/** Returns the element in which the text of a list item starts. */
export function startOf(item: Element): Element {
  const first = [...item.childNodes].find(
    (node) => node.nodeType !== Node.TEXT_NODE || node.nodeValue?.trim() !== '',
  );
  return first instanceof Element && first.matches('p, div') ? startOf(first) : item;
}
