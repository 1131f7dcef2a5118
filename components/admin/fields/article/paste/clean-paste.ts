import { article } from '@/content/admin/article';
import { pictureOf } from '@/lib/articles/picture';
import { isWithinFormatting } from '@/lib/model/formatting';
import { BLOCKS, readBlocks, renamed } from './blocks';
import { readFormulas } from './formulas';
import { applySheets, removeLeftOut } from './left-out';
import { unwrappedLink } from './links';
import { readLists, readWordLists } from './lists';
import { readCode, readInline, readSmallPictures, removeMedia, tidySpaces } from './pages';
import { emptyReport, type LeftOut } from './report';
import { styleOf } from './style';
import { flattenCells, repeatMergedCells } from './tables';
import { readTasks } from './todo';
import {
  readSymbols,
  readWordStyles,
  removeEmptyRows,
  removeFieldCodes,
  reportTextBoxes,
  withFormulas,
} from './word';

/** Elements removed together with their content. */
const DROPPED = 'script, style, meta, link, title, xml, template, noscript';

/** Elements allowed in an article. Other elements are renamed or replaced with their content. */
const KEPT = new Set(
  'A P BR STRONG EM UL OL LI BLOCKQUOTE H2 H3 H4 TABLE THEAD TBODY TR TH TD PRE CODE HR'.split(' '),
);

const RENAMED: Record<string, string> = {
  B: 'strong',
  I: 'em',
  H1: 'h2',
  H5: 'h4',
  H6: 'h4',
  DIV: 'p',
  MENU: 'ul',
  DIR: 'ul',
};

/** Matches a start tag. A `>` in a quoted attribute value does not end the tag. */
const TAG = /<([a-z][^\s/>]*)((?:=\s*"[^"]*"|=\s*'[^']*'|[^>])*)>/gi;

/** The attribute that the editor's library adds to copied HTML. */
const COPIED = 'data-pm-slice';

/** Elements and attributes that are kept only in HTML copied from the editor. */
const OWN = 'img, sup[data-footnote], div[data-callout]';
const OWN_ATTRIBUTES = new Set([
  COPIED,
  'data-callout',
  'data-footnote',
  'data-source',
  'src',
  'alt',
  'title',
]);

/** The attributes that later steps read. Most are removed in the end. */
const READ = new Set([
  ...'href style class hidden aria-hidden role colspan rowspan start type value reversed'.split(' '),
  ...'aria-level aria-checked checked width height open'.split(' '),
  ...OWN_ATTRIBUTES,
]);

/** Matches an attribute with or without a value. */
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'<>][^\s<>]*))?/g;

function withoutAttributes(_tag: string, name: string, attributes: string): string {
  const kept = [...attributes.matchAll(ATTRIBUTE)].map(([, attribute = '', value = '""']) => {
    const kind = attribute.toLowerCase();
    // A parser could find a tag in a value that contains `<`.
    if (!READ.has(kind) || value.includes('<')) return '';
    if (kind === 'href' && name.toLowerCase() !== 'a') return '';
    return ` ${kind === 'style' ? 'data-style' : kind}=${value}`;
  });
  return `<${name}${kept.join('')}>`;
}

/**
 * Renames styles and removes event handlers and base URLs, because parsing them would violate the admin's content
 * security policy.
 */
function withoutViolations(html: string): string {
  // Text after the last tag needs no change.
  const end = html.lastIndexOf('>') + 1;
  const tags = html
    .slice(0, end)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(\/?)style(?=[\s/>])/gi, '<$1template')
    .replace(TAG, withoutAttributes);
  return tags + html.slice(end);
}

const STYLE_SHEET = /<style[^>]*>([\s\S]*?)<\/style/gi;

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Google Docs wraps everything in a `b` that is not bold, and uses styles for bold and italic text. */
function readStyles(body: HTMLElement): void {
  for (const bold of body.querySelectorAll('b, strong')) {
    if (/(?<!-)font-weight:\s*(?:normal|400)/.test(styleOf(bold))) unwrap(bold);
  }
  for (const span of body.querySelectorAll('span')) {
    const style = styleOf(span);
    const heading = span.closest('h1, h2, h3, h4, h5, h6');
    const names = [
      !heading && /font-weight:\s*(?:bold|[6-9]00)/.test(style) && 'strong',
      /font-style:\s*italic/.test(style) && 'em',
    ].filter((name) => name !== false);
    for (const name of names) {
      const inner = span.ownerDocument.createElement(name);
      inner.append(...span.childNodes);
      span.append(inner);
    }
  }
}

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
function readScripts(body: HTMLElement): void {
  const isStyled = (element: Element) => SCRIPT_STYLE.test(styleOf(element));
  const scripts = [...body.querySelectorAll('sup, sub, span')].filter(
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

/** Markdown tables need a header row. */
function addTableHeadings(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    if (table.querySelector('th')) continue;
    for (const cell of [...(table.rows[0]?.cells ?? [])]) renamed(cell, 'th');
  }
}

/** If several headings are at level one, they are sections rather than the title, so headings move down a level. */
function lowerHeadings(body: HTMLElement): void {
  if (body.querySelectorAll('h1').length < 2) return;
  for (const level of [5, 4, 3, 2, 1]) {
    for (const heading of body.querySelectorAll(`h${level}`)) renamed(heading, `h${level + 1}`);
  }
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Removes pictures, except those copied from the editor. @returns their descriptions */
function removePictures(body: HTMLElement, isCopied: boolean): string[] {
  const removed = [...body.querySelectorAll('img')].filter(
    (image) => !isCopied || !pictureOf(image.getAttribute('src') ?? ''),
  );
  for (const image of removed) image.remove();
  return removed.map((image) => image.getAttribute('alt')?.trim() || article.leftOut.unnamed);
}

function keepStructure(body: HTMLElement, isCopied: boolean, report: LeftOut): void {
  // Works from the inside out, so that an element's content is cleaned before the element itself.
  for (const element of [...body.querySelectorAll('*')].reverse()) {
    const isOwn = isCopied && element.matches(OWN);
    const name = isOwn ? undefined : RENAMED[element.tagName];
    const isWrapper = element.tagName === 'DIV' && element.querySelector(BLOCKS) !== null;
    const kept = name && !isWrapper ? renamed(element, name) : element;
    if (!isOwn && !KEPT.has(kept.tagName)) {
      unwrap(kept);
      continue;
    }
    const href = kept.tagName === 'A' ? unwrappedLink(kept.getAttribute('href') ?? '') : null;
    for (const attribute of [...kept.attributes]) {
      if (isCopied && OWN_ATTRIBUTES.has(attribute.name)) continue;
      if (kept.tagName !== 'OL' || attribute.name !== 'start') kept.removeAttribute(attribute.name);
    }
    if (href !== null && /^(?:https?:|mailto:|\/(?!\/))/i.test(href)) kept.setAttribute('href', href);
    else if (kept.tagName === 'A') {
      // Links within a document usually lead to a heading or a note nearby.
      if (href && !href.startsWith('#') && kept.textContent?.trim())
        report.links.push(kept.textContent.trim());
      unwrap(kept);
    }
  }
}

/**
 * Reduces pasted HTML to the elements allowed in an article, with no attributes except the addresses of links and the
 * first numbers of lists. HTML copied from the editor also keeps its pictures, callouts and footnotes. Called before the
 * editor parses the HTML.
 * @param onLeftOut receives the text that was left out
 */
export function cleanPaste(html: string, onLeftOut?: (leftOut: LeftOut) => void): string {
  const source = withFormulas(html);
  const { body } = new DOMParser().parseFromString(withoutViolations(source), 'text/html');
  const report = emptyReport();
  removeComments(body);
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  const isCopied = body.querySelector(`[${COPIED}]`) !== null;
  applySheets(body, [...html.matchAll(STYLE_SHEET)].map(([, css]) => css).join('\n'));
  if (!isCopied) {
    readTasks(body);
    removeFieldCodes(body);
    readFormulas(body, report);
    readSmallPictures(body);
  }
  removeMedia(body, report);
  report.pictures.push(...removePictures(body, isCopied));
  removeLeftOut(body, report);
  if (!isCopied) {
    reportTextBoxes(html, body, report);
    removeEmptyRows(body);
  }
  repeatMergedCells(body, report);
  readLists(body);
  if (!isCopied) {
    readInline(body);
    readCode(body);
    readSymbols(body, report);
    readScripts(body);
    readStyles(body);
    readWordStyles(body);
    readBlocks(body);
    readWordLists(body);
    lowerHeadings(body);
    flattenCells(body);
    addTableHeadings(body);
    tidySpaces(body);
  }
  keepStructure(body, isCopied, report);
  onLeftOut?.(report);
  return body.innerHTML.trim();
}

const MARKDOWN =
  /^(?:#{1,6} |[-*+] \S|\d{1,3}\. \S|> |```|\|.+\|\s*$|\[\^[^\]]+\]:)|\*\*\S[^*\n]*\*\*|\]\([^)\s]{1,2000}\)/m;

/**
 * Returns the clipboard's text if it is Markdown within the formatting limits and the clipboard has no HTML; otherwise
 * null.
 */
export function pastedMarkdown(data: DataTransfer | null): string | null {
  const text = data?.getData('text/plain') ?? '';
  return !data?.getData('text/html') && MARKDOWN.test(text) && isWithinFormatting(text) ? text : null;
}
