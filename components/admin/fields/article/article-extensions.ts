import { type Editor, type Extensions, type JSONContent, type MarkdownToken, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TableHeader, TableKit } from '@tiptap/extension-table';
import { Markdown, MarkdownManager } from '@tiptap/markdown';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { StarterKit } from '@tiptap/starter-kit';
import { toHtml } from 'hast-util-to-html';
import { article as texts } from '@/content/admin/article';
import { LINE_BREAK, parseArticle } from '@/lib/articles/markdown';
import { pictureOf } from '@/lib/articles/picture';
import { isWithinFormatting } from '@/lib/model/formatting';

/** Returns an attribute of a node or token; '' if it is not a string. */
const attribute = (attrs: object | undefined, name: string): string => {
  const value: unknown = attrs && Reflect.get(attrs, name);
  return typeof value === 'string' ? value : '';
};

const CALLOUT = /^> ?\[!(note|caution)\][ \t]*\n?((?:>.*(?:\n|$))*)/i;

/** An instruction or a caution: a blockquote that starts with `[!NOTE]` or `[!CAUTION]`. */
const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'note',
      parseHTML: (element: HTMLElement) => element.dataset.callout ?? 'note',
      renderHTML: ({ kind }: { kind: string }) => ({ 'data-callout': kind }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-callout]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, role: 'note' }, 0],
  markdownTokenName: 'callout',
  markdownTokenizer: {
    name: 'callout',
    level: 'block',
    start: (source: string) => source.search(/^> ?\[!/m),
    tokenize(source, _tokens, lexer) {
      const [raw, kind, lines = ''] = CALLOUT.exec(source) ?? [];
      if (!raw || !kind) return undefined;
      const text = lines.replace(/^> ?/gm, '');
      return { type: 'callout', raw, kind: kind.toLowerCase(), tokens: lexer.blockTokens(text) };
    },
  },
  parseMarkdown(token: MarkdownToken, helpers) {
    const parseBlocks = helpers.parseBlockChildren ?? helpers.parseChildren;
    const content = parseBlocks(token.tokens ?? []);
    return helpers.createNode(
      'callout',
      { kind: attribute(token, 'kind') },
      content.length > 0 ? content : [{ type: 'paragraph' }],
    );
  },
  renderMarkdown(node: JSONContent, helpers) {
    const text = helpers.renderChildren(node.content ?? [], '\n\n');
    const lines = [`[!${attribute(node.attrs, 'kind').toUpperCase()}]`, ...text.split('\n')];
    return lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
  },
});

const FootnoteReference = Node.create({
  name: 'footnoteReference',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ label: { default: '1' } }),
  parseHTML: () => [{ tag: 'sup[data-footnote]' }],
  renderHTML: ({ node }) => [
    'sup',
    { 'data-footnote': attribute(node.attrs, 'label') },
    attribute(node.attrs, 'label'),
  ],
  markdownTokenName: 'footnoteReference',
  markdownTokenizer: {
    name: 'footnoteReference',
    level: 'inline',
    start: '[^',
    tokenize(source) {
      const [raw, label] = /^\[\^([^\]\s]+)\](?!:)/.exec(source) ?? [];
      return raw ? { type: 'footnoteReference', raw, label } : undefined;
    },
  },
  parseMarkdown: (token: MarkdownToken, helpers) =>
    helpers.createNode('footnoteReference', { label: attribute(token, 'label') }),
  renderMarkdown: (node: JSONContent) => `[^${attribute(node.attrs, 'label')}]`,
});

const Footnote = Node.create({
  name: 'footnote',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ label: { default: '1' } }),
  parseHTML: () => [{ tag: 'p[data-source]' }],
  renderHTML: ({ node }) => ['p', { 'data-source': attribute(node.attrs, 'label') }, 0],
  markdownTokenName: 'footnote',
  markdownTokenizer: {
    name: 'footnote',
    level: 'block',
    start: (source: string) => source.search(/^\[\^[^\]\s]+\]:/m),
    tokenize(source, _tokens, lexer) {
      const [raw, label, text = ''] = /^\[\^([^\]\s]+)\]:[ \t]*(.*)(?:\n+|$)/.exec(source) ?? [];
      if (!raw) return undefined;
      return { type: 'footnote', raw, label, tokens: lexer.inlineTokens(text) };
    },
  },
  parseMarkdown: (token: MarkdownToken, helpers) =>
    helpers.createNode(
      'footnote',
      { label: attribute(token, 'label') },
      helpers.parseInline(token.tokens ?? []),
    ),
  renderMarkdown: (node: JSONContent, helpers) =>
    `[^${attribute(node.attrs, 'label')}]: ${helpers.renderChildren(node.content ?? [])}`,
  // A footnote is one line. A split would create two footnotes with the same label, and visitors would see only the
  // first.
  addKeyboardShortcuts() {
    const isIn = () => this.editor.isActive(this.name);
    const isAtEnd = () => {
      const { $to } = this.editor.state.selection;
      return $to.parentOffset === $to.parent.content.size;
    };
    return { Enter: () => isIn() && !isAtEnd(), 'Shift-Enter': isIn, 'Mod-Enter': isIn };
  },
});

/** A line break in a table cell. Markdown has no syntax for it, so articles use `<br>`. */
const CellBreak = Node.create({
  name: 'cellBreak',
  markdownTokenName: 'cellBreak',
  markdownTokenizer: {
    name: 'cellBreak',
    level: 'inline',
    start: '<br',
    tokenize(source) {
      const [raw] = LINE_BREAK.exec(source) ?? [];
      return raw ? { type: 'cellBreak', raw } : undefined;
    },
  },
  parseMarkdown: (_token: MarkdownToken, helpers) => helpers.createNode('hardBreak'),
});

/** A table heading. While empty, it shows a placeholder and is a plain cell for screen readers. */
const Heading = TableHeader.extend({
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const empty: Decoration[] = [];
          doc.descendants((node, position) => {
            const isEmpty = node.childCount === 1 && node.firstChild?.childCount === 0;
            if (node.type.name !== TableHeader.name || !isEmpty) return;
            const end = position + node.nodeSize;
            const placeholder = { 'data-placeholder': texts.columnHeading };
            empty.push(Decoration.node(position, end, { role: 'cell' }));
            empty.push(Decoration.node(position + 1, end - 1, placeholder));
          });
          return DecorationSet.create(doc, empty);
        },
      },
    }),
  ],
});

const escaped = (text: string, characters: RegExp) => text.replace(characters, '\\$&').replace(/\s+/g, ' ');

/** A stored picture. Its URL contains its width and height, and its title is the caption. */
const Picture = Image.extend({
  renderHTML({ HTMLAttributes }) {
    const [src, alt] = ['src', 'alt'].map((name) => attribute(HTMLAttributes, name));
    // Visitors see only stored pictures, and the browser must not request any other URL.
    return pictureOf(src ?? '') ? ['img', HTMLAttributes] : ['span', {}, alt];
  },
  renderMarkdown(node: JSONContent) {
    const [src, alt, title] = ['src', 'alt', 'title'].map((name) => attribute(node.attrs, name));
    const caption = title ? ` "${escaped(title, /["\\]/g)}"` : '';
    return `![${escaped(alt ?? '', /[[\]\\]/g)}](${src}${caption})`;
  },
});

/** The editor's extensions, limited to what articles may contain. */
export const articleExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    strike: false,
    underline: false,
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
  }),
  TableKit.configure({ table: { resizable: false }, tableHeader: false }),
  Heading,
  Picture,
  Callout,
  FootnoteReference,
  Footnote,
  CellBreak,
  Markdown,
];

/** Removes the backslashes that the editor adds to bare addresses, because they would become part of the links. */
const withPlainAddresses = (markdown: string) =>
  markdown.replace(/(?:https?:\/\/|www\.)[^\s<>]*/gi, (address) => address.replace(/\\([_*~])/g, '$1'));

/** Returns an editor's content as the Markdown to save. */
export const markdownOf = (editor: Editor): string => withPlainAddresses(editor.getMarkdown());

let manager: MarkdownManager | undefined;

/** Returns the Markdown that the editor would save after opening `text`. */
export function asEdited(text: string): string {
  manager ??= new MarkdownManager({ extensions: articleExtensions });
  return withPlainAddresses(manager.serialize(manager.parse(text)));
}

const asShown = (text: string) => toHtml(parseArticle(text).tree).replace(/\s+/g, ' ').replace(/> </g, '><');

/** Whether the editor can edit an article without changing how visitors see it. */
export function canEdit(text: string): boolean {
  if (!isWithinFormatting(text)) return false;
  try {
    return text.trim() === '' || asShown(asEdited(text)) === asShown(text);
  } catch {
    return false;
  }
}
