import type { Link, Nodes, Parents } from 'mdast';
import { gfmAutolinkLiteralToMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { defaultHandlers, type Info, type Join, type Options, type State } from 'mdast-util-to-markdown';

/** Whether Markdown reads a block as such on the line below a paragraph, and it looks better there. */
const isList = (node: Nodes) =>
  node.type === 'list' && (node.start ?? 1) === 1 && node.children[0]?.children[0]?.type === 'paragraph';

const separate: Join = (_left, right, parent) =>
  parent.type === 'listItem' && !isList(right) ? 1 : undefined;

/** An email address as CommonMark reads it between angle brackets, which is narrower than in text. */
const EMAIL = /^mailto:[^@]+@[a-z\d]+(?:[-.][a-z\d]+)*$/i;

/** Chooses angle brackets for an address only if Markdown reads it as a link there. */
function chooseForm({ url }: Link, { options }: State): void {
  options.resourceLink = url.includes('|') || (url.startsWith('mailto:') && !EMAIL.test(url));
}

const { link: asLink } = defaultHandlers;
const link = (node: Link, parent: Parents | undefined, state: State, info: Info): string => {
  chooseForm(node, state);
  return asLink(node, parent, state, info);
};
link.peek = (node: Link, parent: Parents | undefined, state: State): string => {
  chooseForm(node, state);
  return asLink.peek(node, parent, state);
};

/** Characters that change the meaning of the text around them. */
const unsafe: Options['unsafe'] = [
  // A footnote reference and a colon would be a footnote.
  { character: ':', before: '\\]', inConstruct: 'phrasing' },
  // `www.` before an escaped character would be an address.
  { character: '.', before: '[Ww]{3}', inConstruct: 'phrasing' },
  // The parser removes a byte order mark from the start of an article.
  { character: '\ufeff', atBreak: true },
];

/** The form in which articles are written as Markdown. */
export const markdownForm: Options = {
  extensions: [
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmFootnoteToMarkdown(),
    gfmAutolinkLiteralToMarkdown(),
  ],
  handlers: { link },
  unsafe,
  join: [separate],
  bullet: '-',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
};
