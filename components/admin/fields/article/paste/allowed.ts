import { BLOCKS, renamed, unwrapAll } from './blocks';
import { unwrappedLink } from './links';
import type { LeftOut } from './report';

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

/** The attribute that the editor's library adds to copied HTML. */
export const COPIED = 'data-pm-slice';

/** Elements and attributes that are kept only in HTML copied from the editor, or if an earlier step made them. */
const COPIED_ELEMENTS = 'img, sup[data-footnote], p[data-source], div[data-callout]';
export const COPIED_ATTRIBUTES = new Set([
  COPIED,
  'data-callout',
  'data-footnote',
  'data-source',
  'src',
  'alt',
  'title',
]);

/**
 * Reduces HTML to the elements allowed in an article, with no attributes except the addresses of links and the first
 * numbers of lists.
 * @param made elements that earlier steps made, which are kept with their attributes
 */
export function keepAllowed(body: HTMLElement, isCopied: boolean, made: Element[], report: LeftOut): void {
  const own = new Set(isCopied ? body.querySelectorAll(COPIED_ELEMENTS) : made);
  const unwrapped = new Set<Element>();
  for (const element of body.querySelectorAll('*')) {
    const isOwn = own.has(element);
    const name = isOwn ? undefined : RENAMED[element.tagName];
    const isWrapper = element.tagName === 'DIV' && element.querySelector(BLOCKS) !== null;
    const kept = name && !isWrapper ? renamed(element, name) : element;
    if (!isOwn && !KEPT.has(kept.tagName)) {
      unwrapped.add(kept);
      continue;
    }
    const href = kept.tagName === 'A' ? unwrappedLink(kept.getAttribute('href') ?? '') : null;
    for (const attribute of [...kept.attributes]) {
      if ((isCopied || isOwn) && COPIED_ATTRIBUTES.has(attribute.name)) continue;
      if (kept.tagName !== 'OL' || attribute.name !== 'start') kept.removeAttribute(attribute.name);
    }
    if (href !== null && /^(?:https?:|mailto:|\/(?!\/))/i.test(href)) kept.setAttribute('href', href);
    else if (kept.tagName === 'A') {
      // Links within a document usually lead to a heading or a note nearby.
      if (href && !href.startsWith('#') && kept.textContent?.trim())
        report.links.push(kept.textContent.trim());
      unwrapped.add(kept);
    }
  }
  unwrapAll(unwrapped);
}
