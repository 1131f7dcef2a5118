import { before, renamed } from './blocks';
import type { LeftOut } from './report';
import { styleOf } from './style';

/** Word puts formulas and text boxes into comments that only Office reads, followed by a picture for browsers. */
const FORMULA =
  /<!--\[if gte msEquation \d+\]>([\s\S]*?)<!\[endif\]-->(?:\s*<!\[if !msEquation\]>[\s\S]*?<!\[endif\]>)?/gi;

const TEXT_BOX = /<v:textbox[^>]*>([\s\S]*?)<\/v:textbox>/gi;

/** Takes Word's formulas out of comments, and closes their empty elements. Called before parsing. */
export const withFormulas = (html: string) =>
  html.replace(FORMULA, (_comment, formula: string) =>
    formula.replace(/<(m:\w+)([^<>]*)\/>/g, '<$1$2></$1>'),
  );

const normalised = (text: string) => text.replace(/\s+/g, '');

/** Reports the text boxes that Word provides only to Office. */
export function reportTextBoxes(html: string, body: HTMLElement, report: LeftOut): void {
  let shown: string | undefined;
  for (const [, box = ''] of html.matchAll(TEXT_BOX)) {
    const { textContent } = new DOMParser().parseFromString(box.replace(/<[^>]*>/g, ' '), 'text/html').body;
    const text = textContent?.replace(/\s+/g, ' ').trim();
    shown ??= normalised(body.textContent ?? '');
    if (text && !shown.includes(normalised(text))) report.textBoxes.push(text);
  }
}

/** Removes the instructions of fields, such as the page of a reference. Their results stay. */
export function removeFieldCodes(body: HTMLElement): void {
  const isMark = (node: Node, mark: string) =>
    node instanceof Element && styleOf(node).includes(`mso-element:field-${mark}`);
  /** Paragraphs in which no further field is closed. */
  const done = new Set<ParentNode | null>();
  for (const begin of body.querySelectorAll('[data-style*="field-begin"]')) {
    if (done.has(begin.parentNode)) continue;
    const instruction: ChildNode[] = [];
    for (let node = begin.nextSibling; node && !isMark(node, 'separator'); node = node.nextSibling) {
      instruction.push(node);
      // A field that is not closed in its paragraph is text.
      if (!node.nextSibling) done.add(begin.parentNode);
    }
    if (!done.has(begin.parentNode)) for (const node of instruction) node.remove();
  }
}

/** Joins a drop cap with its word. */
export function readDropCaps(body: HTMLElement): void {
  for (const initial of body.querySelectorAll('[data-style*="mso-element:dropcap"]')) {
    const paragraph = initial.nextElementSibling;
    if (!paragraph || !body.contains(initial) || !initial.textContent) continue;
    paragraph.prepend(initial.textContent.trim());
    initial.remove();
  }
}

/** Converts tab stops to em spaces, which keep columns apart. */
export function readTabs(body: HTMLElement): void {
  for (const tab of body.querySelectorAll('[data-style*="mso-tab-count"], .Apple-tab-span, .TabChar')) {
    if (before(tab) === '') tab.remove();
    else tab.replaceWith('\u2003');
  }
}

/** Reads Word's styles for titles, headings and quotations. */
export function readWordStyles(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('p[data-style*="mso-outline-level"]')) {
    const style = styleOf(heading);
    const level = /mso-outline-level:\s*([1-6])/.exec(style)?.[1];
    if (level && !heading.closest('td, th, li'))
      renamed(heading, `h${level}`).setAttribute('data-style', style);
  }
  for (const title of body.querySelectorAll('p.MsoTitle')) renamed(title, 'h1');
  for (const quote of body.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')) {
    const block = body.ownerDocument.createElement('blockquote');
    quote.before(block);
    block.append(quote);
  }
}

/** Word ends tables with merged cells with an empty row of no height. */
export function removeEmptyRows(body: HTMLElement): void {
  for (const row of body.querySelectorAll('tr[height="0"]')) {
    if (row.textContent?.trim() === '' && !row.querySelector('img')) row.remove();
  }
}
