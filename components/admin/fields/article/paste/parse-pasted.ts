import { COPIED_ATTRIBUTES } from './allowed';
import { withFormulas } from './word';

/** Matches a start tag. A `>` in a quoted attribute value does not end the tag. */
const TAG = /<([a-z][^\s/>]*)((?:=\s*"[^"]*"|=\s*'[^']*'|[^>])*)>/gi;

/** The attributes that later steps read. Most are removed in the end. */
const READ = new Set([
  ...'href style class hidden aria-hidden role colspan rowspan start type value reversed'.split(' '),
  ...'id name aria-level data-aria-level aria-checked checked width height open background'.split(' '),
  ...'face m:val close linethickness span color bgcolor aria-label data-leveltext data-indent'.split(' '),
  ...'data-task-state data-checked data-list data-src data-srcset data-original data-lazy-src srcset'.split(
    ' ',
  ),
  ...COPIED_ATTRIBUTES,
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
  // In formulas, a slash closes the element.
  return `<${name}${kept.join('')}${attributes.endsWith('/') ? ' /' : ''}>`;
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

/** Returns the style sheets in pasted HTML. */
export const sheetsOf = (html: string): string =>
  [...html.matchAll(STYLE_SHEET)].map(([, css]) => css).join('\n');

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Elements removed together with their content. */
const DROPPED = 'script, style, meta, link, title, xml, template, noscript';

/** Parses pasted HTML. Keeps only the attributes that later steps read, with styles in `data-style`. */
export function parsePasted(html: string): HTMLElement {
  const source = withoutViolations(withFormulas(html));
  const { body } = new DOMParser().parseFromString(source, 'text/html');
  removeComments(body);
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  return body;
}
