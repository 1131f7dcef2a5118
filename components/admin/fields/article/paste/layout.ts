import { BLOCKS, isBlank, moveContent } from './blocks';
import { styleOf } from './style';

const displayOf = (element: Element) => /(?:^|[;\s])display:\s*([a-z-]+)/.exec(styleOf(element))?.[1] ?? '';

const isRow = (element: Element) =>
  element.getAttribute('role') === 'row' || displayOf(element) === 'table-row';

const isHeading = (element: Element) => /^(?:column|row)header$/.test(element.getAttribute('role') ?? '');

const isCell = (element: Element) =>
  isHeading(element) ||
  /^(?:grid)?cell$/.test(element.getAttribute('role') ?? '') ||
  displayOf(element) === 'table-cell';

const isTable = (element: Element) =>
  /^(?:table|(?:tree)?grid)$/.test(element.getAttribute('role') ?? '') || displayOf(element) === 'table';

const lettersOf = (elements: Element[]) =>
  elements
    .map(({ textContent }) => textContent)
    .join('')
    .replace(/\s/g, '');

/** Converts elements that only look like tables into tables, so that their values do not run together. */
function readStyledTables(body: HTMLElement): void {
  for (const frame of [...body.querySelectorAll('[role], [data-style*="table"]')].reverse()) {
    if (!isTable(frame) || frame.localName === 'table' || frame.querySelector('table')) continue;
    const rows = [...frame.querySelectorAll('*')].filter(isRow);
    const cells = rows.map((row) => [...row.querySelectorAll('*')].filter(isCell));
    // Text beside the cells would be lost.
    if (rows.length === 0 || lettersOf(cells.flat()) !== lettersOf([frame])) continue;
    const table = body.ownerDocument.createElement('table');
    for (const row of cells) {
      const line = table.insertRow();
      for (const cell of row) {
        const made = body.ownerDocument.createElement(isHeading(cell) ? 'th' : 'td');
        made.setAttribute('data-style', styleOf(cell).replace(/display:\s*table-cell/, ''));
        moveContent(cell, made);
        line.append(made);
      }
    }
    frame.replaceWith(table);
  }
}

const isSpace = (node: Node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() === '';

/** Returns the next or previous node that is not white space, unless it starts or ends a line anyway. */
function neighbour(element: Element, side: 'previousSibling' | 'nextSibling'): Node | null {
  let node = element[side];
  while (node && isSpace(node)) node = node[side];
  return node instanceof Element && node.matches(`${BLOCKS}, br, hr`) ? null : node;
}

const startsWithDigit = (node: Node | null) => /^\d/.test(node?.textContent ?? '');
const endsWithDigit = (node: Node | null) => /\d$/.test(node?.textContent ?? '');

const SEPARATE_BOX = /display:\s*(?:inline-(?:block|flex|grid|table)|table-cell)|position:\s*absolute/;

/** Separates text that a page shows separately: 5 beside or above 10 must not become 510. */
export function readLayout(body: HTMLElement): void {
  readStyledTables(body);
  for (const table of [
    ...body.querySelectorAll('table:is([role="presentation"], [role="none"])'),
  ].reverse()) {
    for (const cell of table.querySelectorAll('td, th')) {
      const block = body.ownerDocument.createElement('div');
      moveContent(cell, block);
      table.before(block);
    }
    table.remove();
  }
  for (const element of body.querySelectorAll('[data-style]')) {
    const display = displayOf(element);
    if (/^(?:inline-)?(?:flex|grid)$/.test(display))
      for (const child of [...element.children].slice(1)) child.before(' ');
    if (element.matches(`${BLOCKS}, dt, dd`) || isBlank(element)) continue;
    if (/^(?:block|flex|grid|list-item|table|table-row)$/.test(display)) {
      if (neighbour(element, 'previousSibling')) element.before(body.ownerDocument.createElement('br'));
      if (neighbour(element, 'nextSibling')) element.after(body.ownerDocument.createElement('br'));
    } else if (SEPARATE_BOX.test(styleOf(element))) {
      if (startsWithDigit(element) && endsWithDigit(element.previousSibling)) element.before(' ');
      if (endsWithDigit(element) && startsWithDigit(element.nextSibling)) element.after(' ');
    }
  }
}
