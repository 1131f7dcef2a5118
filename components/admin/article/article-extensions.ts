import { type Extensions, type JSONContent, type MarkdownToken, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TableHeader, TableKit } from '@tiptap/extension-table';
import { Markdown, MarkdownManager } from '@tiptap/markdown';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { StarterKit } from '@tiptap/starter-kit';
import { toHtml } from 'hast-util-to-html';
import { article as texts } from '@/content/admin/article';
import { parseArticle } from '@/lib/articles/markdown';
import { pictureOf } from '@/lib/articles/picture';
import { isWithinFormatting } from '@/lib/model/formatting';

/** An attribute of a node or token, as text. */
const attribute = (attrs: object | undefined, name: string): string => {
  const value: unknown = attrs && Reflect.get(attrs, name);
  return typeof value === 'string' ? value : '';
};

const CALLOUT = /^> ?\[!(note|caution)\][ \t]*\n?((?:>.*(?:\n|$))*)/i;

/** An instruction or a caution: a quote that starts with `[!NOTE]` or `[!CAUTION]`. */
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

/** A footnote's reference in the text. */
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

/** A footnote, below the text. */
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
});

/** A table's heading. While empty, it is a plain cell for screen readers, and shows a placeholder. */
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

/** A stored picture. Its address contains its size, and its title is the caption. */
const Picture = Image.extend({
  renderHTML({ HTMLAttributes }) {
    const [src, alt] = ['src', 'alt'].map((name) => attribute(HTMLAttributes, name));
    // The browser would request any other address. Visitors do not see such pictures either.
    return pictureOf(src ?? '') ? ['img', HTMLAttributes] : ['span', {}, alt];
  },
  renderMarkdown(node: JSONContent) {
    const [src, alt, title] = ['src', 'alt', 'title'].map((name) => attribute(node.attrs, name));
    const caption = title ? ` "${escaped(title, /["\\]/g)}"` : '';
    return `![${escaped(alt ?? '', /[[\]\\]/g)}](${src}${caption})`;
  },
});

/** The editor's extensions, which support exactly what articles may contain. */
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
  Markdown,
];

let manager: MarkdownManager | undefined;

/** The Markdown that the editor would write for a text. */
export function asEdited(text: string): string {
  manager ??= new MarkdownManager({ extensions: articleExtensions });
  return manager.serialize(manager.parse(text));
}

const asShown = (text: string) => toHtml(parseArticle(text).tree).replace(/\s+/g, ' ').replace(/> </g, '><');

/** Whether the editor can edit a text without changing how visitors see it. */
export function canEdit(text: string): boolean {
  if (!isWithinFormatting(text)) return false;
  try {
    return text.trim() === '' || asShown(asEdited(text)) === asShown(text);
  } catch {
    return false;
  }
}
