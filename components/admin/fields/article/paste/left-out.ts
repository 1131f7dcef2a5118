import { BLOCKS } from './blocks';
import { invisibleTexts } from './invisible-text';
import type { LeftOut, Reason } from './report';
import { type Declarations, declarationsOf, LIST_MARKER, lettersIn } from './style';

/** Matches the classes of Word's comments and of the marks that refer to them. */
const COMMENT_CLASS = /(?:^|\s)msocom/i;

/** Matches the comments of Google Docs, and the links between Word's comments and their marks. */
const COMMENT_LINKS =
  'a[href*="#_msocom"], a[href*="#_msoanchor"], a[href^="#cmnt"], p:has(> a[href^="#cmnt_ref"]), div:has(> p:first-child > a[href^="#cmnt_ref"])';

const STRIKING = [
  'text-decoration',
  'text-decoration-line',
  '-webkit-text-decoration',
  '-webkit-text-decorations-in-effect',
];

function isStruck(style: Declarations): boolean {
  // Word's own property for a double strikethrough.
  const double = style.get('text-line-through') ?? 'none';
  return double !== 'none' || STRIKING.some((property) => style.get(property)?.includes('line-through'));
}

/** Whether browsers leave no space for an element. */
const takesNoSpace = (element: Element, style: Declarations) =>
  element.matches('[hidden]') || style.get('display')?.startsWith('none');

const isAnyOf = (style: Declarations, properties: string[], value: RegExp) =>
  properties.some((property) => value.test(style.get(property) ?? ''));

/** Returns the size in a `font` declaration, which may follow other values and precede a line height. */
function sizeIn(font = ''): string {
  const [before = '', height] = font.split('/');
  return height === undefined ? font : (before.trim().split(/\s+/).at(-1) ?? '');
}

/** Whether text is too small to read. Mail often sets no size around parts that have a size of their own. */
const isTiny = (element: Element, style: Declarations) =>
  /^(?:(?:[01]|(?=\.))(?:\.\d+)?(?:px|pt)|0(?:\.0+)?(?:r?em|%)?(?:\s|$))/.test(
    style.get('font-size') ?? sizeIn(style.get('font')),
  ) && !element.querySelector('[data-style*="font"], font, [class]');

/** Whether an element cuts off its whole content. Cells grow with theirs, and padding can make room. */
const isCutOff = (element: Element, style: Declarations) =>
  /^(?:hidden|clip)/.test(style.get('overflow') ?? '') &&
  isAnyOf(style, ['width', 'height', 'max-width', 'max-height'], /^[01](?:px)?(?:\s|$)/) &&
  !element.matches('table, tr, td, th') &&
  !isAnyOf(style, ['padding', 'padding-top', 'padding-bottom'], /[1-9]/);

/** Matches shapes without an area. */
const CLIPPED =
  /^(?:inset\((?:50%(?: \S+(?: 50%.*)?)?\)|(?:(?!round)[^)])*(?<=inset\(| )100%[ )])|circle\(0(?:px|%)?[\s)])/;

/** Whether a style hides text from all but screen readers. */
const isForScreenReaders = (element: Element, style: Declarations) =>
  isTiny(element, style) ||
  isCutOff(element, style) ||
  /^-(?:\d{4}|\d{3}r?em)/.test(style.get('text-indent') ?? '') ||
  (/^(?:absolute|fixed)/.test(style.get('position') ?? '') &&
    isAnyOf(style, ['left', 'top', 'right', 'bottom'], /^-\d{4}/)) ||
  /scale\(0(?:\.0+)?[,)]/.test(style.get('transform') ?? '') ||
  /^rect\((?:\s*[01](?:px)?[\s,]*){4}\)/.test(style.get('clip') ?? '') ||
  isAnyOf(style, ['clip-path', '-webkit-clip-path'], CLIPPED) ||
  /opacity\(0(?:\.0+)?%?\)/.test(style.get('filter') ?? '') ||
  /^0(?:\.0+)?%?$/.test(style.get('opacity') ?? '');

const isHidden = (element: Element, style: Declarations) =>
  takesNoSpace(element, style) ||
  element.matches('[aria-hidden="true"]:not(br)') ||
  /^(?:hidden|collapse)/.test(style.get('visibility') ?? '') ||
  style.get('mso-hide') === 'all' ||
  (style.get('content-visibility') === 'hidden' && element.matches(`:is(${BLOCKS}):not(table, td, th)`)) ||
  isForScreenReaders(element, style) ||
  element.matches('dialog:not([open]), .sr-only, .visually-hidden, .screen-reader-text');

const isComment = (element: Element, style: Declarations) =>
  style.get('mso-element') === 'comment' ||
  style.get('mso-special-character') === 'comment' ||
  COMMENT_CLASS.test(element.className) ||
  element.localName === 'comment' ||
  element.matches(COMMENT_LINKS);

/** Matches the controls of web pages, such as buttons that copy a text. */
const CONTROLS = 'button, [role="button"]:not(a), select, textarea, datalist, input:not([type="hidden"])';

/** Whether an element is a heading, or all of one, that shows or hides the text below it. */
function isHeading(element: Element): boolean {
  const heading = element.closest('h1, h2, h3, h4, h5, h6, dt');
  return heading !== null && lettersIn(heading.textContent) === lettersIn(element.textContent);
}

/** Matches text that reviewers deleted in Word, Word on the web, CKEditor and Confluence. */
const DELETED =
  'del, .msoDel, .msoMoveFrom, .TrackedDeletion, .TrackChangeTextDeletion, .ck-suggestion-marker-deletion, .diff-html-removed';

function reasonFor(element: Element, style: Declarations): Reason | null {
  if (isComment(element, style)) return 'comments';
  if (element.matches(DELETED)) return 'deleted';
  if (element.matches('s, strike') || isStruck(style)) return 'struck';
  // The line of a fraction is often hidden, because the page draws one.
  if (isHidden(element, style) && !/^\s*[/⁄]\s*$/.test(element.textContent ?? '')) return 'hidden';
  return element.matches(CONTROLS) && !isHeading(element) ? 'controls' : null;
}

/** Yields the texts in an element, without Word's bullets and numbers. */
function* textsIn(element: Element): Generator<string> {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    if (nodeValue && !parentElement?.closest(LIST_MARKER)) yield nodeValue;
  }
}

const textOf = (element: Element) => [...textsIn(element)].join('').replace(/\s+/g, ' ').trim();

function isBlank(element: Element): boolean {
  for (const text of textsIn(element)) if (text.trim() !== '') return false;
  return element.querySelector('img') === null;
}

/**
 * Removes elements that are now blank, and the elements around them that are then blank. A blank cell stays unless its row
 * is blank.
 */
function removeBlank(body: HTMLElement, emptied: Set<Element>): void {
  const merged = new Map<Element, boolean>();
  // A cell that spans several rows would reach too far if one of them were removed.
  const isMerged = (table: Element) => {
    const known = merged.get(table) ?? table.querySelector('[rowspan]:not([rowspan="1"])') !== null;
    merged.set(table, known);
    return known;
  };
  for (const element of emptied) {
    const row = element.matches('td, th') ? element.closest('tr') : null;
    const blank = row ?? element;
    if (blank === body || !isBlank(blank)) continue;
    const table = row?.closest('table');
    if (row ? table && isMerged(table) : element.querySelector('td, th')) continue;
    const { parentElement } = blank;
    blank.remove();
    if (!parentElement) continue;
    // Moves the outer element to the end, so that it is searched once rather than after each removal.
    emptied.delete(parentElement);
    emptied.add(parentElement);
  }
}

/** Matches the mark of a comment, such as `[AB1]`. */
const COMMENT_MARK = /^\[[^\]]*\]\s*/;

/**
 * Removes the text that its source does not show as part of the document: deleted and struck-through text, comments,
 * hidden text and controls.
 */
export function removeLeftOut(body: HTMLElement, found: LeftOut): void {
  const invisible = invisibleTexts(body);
  const emptied = new Set<Element>();
  for (const element of body.querySelectorAll('*')) {
    if (!body.contains(element)) continue;
    const style = declarationsOf(element);
    const reason = reasonFor(element, style) ?? (invisible.has(element) ? 'hidden' : null);
    if (!reason) continue;
    const text = element.matches('input') ? (element.getAttribute('value') ?? '') : textOf(element);
    if (text !== '') found[reason].push(text);
    // Otherwise, the numbers on both sides would become one number.
    const isBetween =
      /\d$/.test(element.previousSibling?.textContent ?? '') &&
      /^\d/.test(element.nextSibling?.textContent ?? '');
    if (isBetween && (reason === 'hidden' || reason === 'controls')) element.before(' ');
    // Without the cell, the values after it would move under the wrong headings.
    if (element.matches('td, th') && !takesNoSpace(element, style)) {
      element.replaceChildren();
      emptied.add(element);
      continue;
    }
    if (element.parentElement) emptied.add(element.parentElement);
    element.remove();
  }
  removeBlank(body, emptied);
  // Each comment has a mark in the text, but its own text follows only if it was copied too.
  const comments = found.comments.map((text) => text.replace(COMMENT_MARK, '')).filter((text) => text !== '');
  if (comments.length > 0) found.comments = comments;
}
