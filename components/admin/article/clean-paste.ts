import { isWithinFormatting } from '@/lib/model/formatting';

/** Elements whose content is not text. */
const DROPPED = 'script, style, meta, link, title, xml, template, iframe, object, embed, svg, img, noscript';

/** Elements allowed in an article. Other elements are replaced with their content. */
const KEPT = new Set(
  'A P BR STRONG EM UL OL LI BLOCKQUOTE H2 H3 H4 TABLE THEAD TBODY TR TH TD PRE CODE HR'.split(' '),
);

/** The new names of renamed elements. */
const RENAMED: Record<string, string> = { B: 'strong', I: 'em', H1: 'h2', H5: 'h4', H6: 'h4', DIV: 'p' };

const styleOf = (element: Element) => element.getAttribute('data-style')?.toLowerCase() ?? '';

/** A start tag. Quotation marks matter only around attribute values. */
const TAG = /<([a-z][^\s/>]*)((?:=\s*"[^"]*"|=\s*'[^']*'|[^>])*)>/gi;

/** An `href` or `style` attribute. Skips values that contain `<`, because a parser could read a tag in them. */
const ATTRIBUTE = /(?<![^\s/"'])(href|style)\s*=\s*("[^"<]*"|'[^'<]*'|[^\s"'<>][^\s<>]*)/gi;

function withoutAttributes(_tag: string, name: string, attributes: string): string {
  const kept = [...attributes.matchAll(ATTRIBUTE)].map(([, attribute = '', value]) => {
    if (attribute.toLowerCase() === 'style') return ` data-style=${value}`;
    return name.toLowerCase() === 'a' ? ` href=${value}` : '';
  });
  return `<${name}${kept.join('')}>`;
}

/**
 * Removes styles, handlers and base addresses, because parsing them would violate the admin's content security policy.
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

/** Returns an element with another name and the same content. */
function renamed(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Google Docs wraps everything in a `b` that is not bold, and marks bold text with styles. */
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

/** A table in Markdown begins with a row of headings. */
function addTableHeadings(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    if (table.querySelector('th')) continue;
    for (const cell of [...(table.rows[0]?.cells ?? [])]) renamed(cell, 'th');
  }
}

/** Word writes lists as paragraphs with typed bullets or numbers. */
const WORD_ITEM = /mso-list:\s*l\d+\s+level(\d)/;

const NUMBERED = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i;

function readWordLists(body: HTMLElement): void {
  let list = null as HTMLElement | null;
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3')) {
    if (!WORD_ITEM.test(styleOf(paragraph))) {
      list = null;
      continue;
    }
    const mark = paragraph.querySelector('[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]');
    const name = NUMBERED.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    const isNext = list?.localName === name && paragraph.previousElementSibling === list;
    if (!list || !isNext) {
      list = body.ownerDocument.createElement(name);
      paragraph.before(list);
    }
    list.append(renamed(paragraph, 'li'));
  }
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

const BLOCKS = 'p, ul, ol, table, blockquote, h1, h2, h3, h4, h5, h6, pre, div';

function keepStructure(body: HTMLElement): void {
  // From the inside out, so that an element's content is clean before the element is.
  for (const element of [...body.querySelectorAll('*')].reverse()) {
    const name = RENAMED[element.tagName];
    const isWrapper = element.tagName === 'DIV' && element.querySelector(BLOCKS) !== null;
    const kept = name && !isWrapper ? renamed(element, name) : element;
    if (!KEPT.has(kept.tagName)) {
      unwrap(kept);
      continue;
    }
    const href = kept.tagName === 'A' ? kept.getAttribute('href') : null;
    for (const attribute of [...kept.attributes]) kept.removeAttribute(attribute.name);
    if (href !== null && /^(?:https?:|mailto:|\/(?!\/))/i.test(href)) kept.setAttribute('href', href);
    else if (kept.tagName === 'A') unwrap(kept);
  }
}

/**
 * Reduces pasted HTML to its structure: headings, paragraphs, lists, tables, quotes, links, strong and emphasised text.
 * Takes the clipboard's HTML before the editor parses it.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutViolations(html), 'text/html');
  removeComments(body);
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  readStyles(body);
  readWordLists(body);
  addTableHeadings(body);
  keepStructure(body);
  return body.innerHTML.replace(/\u00a0/g, ' ').trim();
}

const MARKDOWN =
  /^(?:#{1,6} |[-*+] \S|\d{1,3}\. \S|> |```|\|.+\|\s*$|\[\^[^\]]+\]:)|\*\*\S[^*\n]*\*\*|\]\([^)\s]{1,2000}\)/m;

/** Returns the clipboard's text if it is Markdown, or null if it is not or if formatted text comes with it. */
export function pastedMarkdown(data: DataTransfer | null): string | null {
  const text = data?.getData('text/plain') ?? '';
  return !data?.getData('text/html') && MARKDOWN.test(text) && isWithinFormatting(text) ? text : null;
}
