import type { Blockquote, Nodes, PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmTable } from 'micromark-extension-gfm-table';
import { link } from '@/lib/model/fields/link';
import { isWithinFormatting } from '@/lib/model/formatting';

const isParent = (node: object): node is { children: Nodes[] } => 'children' in node;

/**
 * The maximum depth of an article's tree. Recursive code could overflow the stack in a deeper tree, which no real
 * article should need.
 */
const MAX_DEPTH = 50;

function isDeep(tree: Root): boolean {
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((node) => (isParent(node) ? node.children : []));
  }
  return false;
}

/** Whether the HTML is a line break, which is supported because Markdown itself has none for table cells. */
export const isLineBreak = (html: string): boolean => /^<br ?\/?>$/i.test(html);

/** Removes line breaks from the end of a text, and formatting that this leaves empty. */
function dropFinalBreaks(children: Nodes[]): void {
  for (let last = children.at(-1); last; last = children.at(-1)) {
    const isBreak = last.type === 'break' || (last.type === 'html' && isLineBreak(last.value));
    if (!isBreak) {
      if (isParent(last)) dropFinalBreaks(last.children);
      if (!isParent(last) || last.children.length > 0) return;
    }
    children.pop();
  }
}

const CALLOUT = /^\[!(note|caution)\][ \t]*\n?/i;

/** Makes a blockquote that starts with `[!NOTE]` or `[!CAUTION]`, not escaped, a callout. */
function markCallout(quote: Blockquote, text: string): void {
  const [first] = quote.children;
  const opening = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || opening?.type !== 'text') return;
  const [mark, kind] = CALLOUT.exec(opening.value) ?? [];
  if (!mark || !kind || text[opening.position?.start.offset ?? 0] !== '[') return;
  opening.value = opening.value.slice(mark.length);
  if (opening.value === '') first.children.shift();
  quote.data = { hName: 'div', hProperties: { dataCallout: kind.toLowerCase() } };
}

/** Returns the kind of callout, or undefined for any other blockquote. */
export const calloutOf = ({ data }: Blockquote): string | undefined =>
  data?.hProperties?.dataCallout?.toString();

/** Puts a link outside of bold and italic text that contains only the link, as the editor does. */
function withLinkOutside(node: Nodes): Nodes {
  const [only] = node.type === 'strong' || node.type === 'emphasis' ? node.children : [];
  if (only?.type !== 'link' && only?.type !== 'linkReference') return node;
  if (!isParent(node) || node.children.length > 1) return node;
  return { ...only, children: [{ ...node, children: only.children } as PhrasingContent] };
}

/** Puts links outside of bold and italic text throughout a tree. */
export function putLinksOutside(node: object): void {
  if (!isParent(node)) return;
  for (const child of node.children) putLinksOutside(child);
  node.children = node.children.map(withLinkOutside);
}

/** Whether a block contains only a picture, which becomes a figure only within a paragraph. */
const isPicture = (node: Nodes) =>
  node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type.startsWith('image');

const isEmpty = (node: Nodes) =>
  (node.type === 'paragraph' || node.type === 'link' || node.type === 'linkReference') &&
  node.children.length === 0;

/**
 * Limits headings to levels 2 to 4, because the page's title is the only first-level heading. Empties the address or
 * title of a link definition if it exceeds the length limit for links, because every use of the definition would repeat
 * it. Removes the paragraphs from list items that have only one, without a picture, because blank lines between items mean
 * nothing. Removes empty links.
 */
function simplify(node: Nodes, text: string): void {
  if (node.type === 'definition') {
    if (node.url.length > link.max) node.url = '';
    if ((node.title?.length ?? 0) > link.max) node.title = null;
  }
  if (node.type === 'heading') node.depth = Math.min(4, Math.max(2, node.depth)) as 2 | 3 | 4;
  if (node.type === 'blockquote') markCallout(node, text);
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
    dropFinalBreaks(node.children);
  if (node.type === 'list') node.spread = false;
  if (node.type === 'listItem')
    node.spread =
      node.children.filter(({ type }) => type === 'paragraph').length > 1 || node.children.some(isPicture);
  if (!isParent(node)) return;
  for (const child of node.children) simplify(child, text);
  node.children = node.children.filter((child) => !isEmpty(child));
}

/**
 * Parses an article: CommonMark with tables, footnotes and bare addresses as links. Pages and the editor show this tree.
 * @returns null if the text exceeds the formatting limits or is nested too deeply
 */
export function readMarkdown(text: string): Root | null {
  if (!isWithinFormatting(text)) return null;
  const root = fromMarkdown(text, {
    extensions: [gfmTable(), gfmFootnote(), gfmAutolinkLiteral()],
    mdastExtensions: [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown(), gfmAutolinkLiteralFromMarkdown()],
  });
  if (isDeep(root)) return null;
  simplify(root, text);
  putLinksOutside(root);
  return root;
}
