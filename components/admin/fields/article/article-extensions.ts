import { Extension, type Extensions, Node } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { Image } from '@tiptap/extension-image';
import { TableCell, TableHeader, TableKit } from '@tiptap/extension-table';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { StarterKit } from '@tiptap/starter-kit';
import { article as texts } from '@/content/admin/article';
import { pictureOf } from '@/lib/articles/picture';
import { textIn } from '@/lib/model/text-in';
import { CurrentSelection } from './current-selection';
import { InsertMenuKeys } from './insert-menu';
import { MoveBlock } from './move-block';
import { TypedMarkdown } from './typed-markdown';

/** Returns an attribute of a node; '' if it is not a string. */
const attribute = (attrs: object | undefined, name: string): string => (attrs ? textIn(attrs, name) : '');

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
});

/** The label of a footnote or of a reference to it, which is an attribute in HTML. */
const labelIn = (name: string) => ({
  default: '1',
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

const FootnoteReference = Node.create({
  name: 'footnoteReference',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ label: labelIn('data-footnote') }),
  parseHTML: () => [{ tag: 'sup[data-footnote]' }],
  renderHTML: ({ node }) => [
    'sup',
    { 'data-footnote': attribute(node.attrs, 'label') },
    attribute(node.attrs, 'label'),
  ],
});

const Footnote = Node.create({
  name: 'footnote',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ label: labelIn('data-source') }),
  // Otherwise, it would be read as a paragraph.
  parseHTML: () => [{ tag: 'p[data-source]', priority: 100 }],
  renderHTML: ({ node }) => ['p', { 'data-source': attribute(node.attrs, 'label') }, 0],
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

/** Cells contain only lines, because Markdown has no other blocks in tables. */
const LINES = 'paragraph+';

/** A table heading. While empty, it shows a placeholder and is a plain cell for screen readers. */
const Heading = TableHeader.extend({
  content: LINES,
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

/** Shows a placeholder in an empty article. */
const EmptyArticle = Extension.create({
  name: 'emptyArticle',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const only = doc.childCount === 1 ? doc.firstChild : null;
          if (only?.type.name !== 'paragraph' || only.childCount > 0) return null;
          const placeholder = { 'data-placeholder': texts.empty };
          return DecorationSet.create(doc, [Decoration.node(0, only.nodeSize, placeholder)]);
        },
      },
    }),
  ],
});

/** Keeps the first row of each table, and no other, as headings, because visitors see it so. */
const HeadingRow = Extension.create({
  name: 'headingRow',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(transactions, _before, { doc, schema, tr }) {
        const { tableHeader, tableCell } = schema.nodes;
        if (!transactions.some(({ docChanged }) => docChanged)) return null;
        doc.descendants((table, position) => {
          if (table.type.name !== 'table') return;
          table.forEach((row, before, index) => {
            const type = index === 0 ? tableHeader : tableCell;
            row.forEach((cell, within) => {
              if (cell.type !== type) tr.setNodeMarkup(position + before + within + 2, type, cell.attrs);
            });
          });
        });
        return tr.docChanged ? tr : null;
      },
    }),
  ],
});

/** Markdown that the editor shows but cannot edit, as one block of the article. */
const Raw = Node.create({
  name: 'raw',
  group: 'raw',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    markdown: {
      default: '',
      parseHTML: (element: HTMLElement) => element.textContent,
      renderHTML: () => ({}),
    },
  }),
  parseHTML: () => [{ tag: 'pre[data-markdown]', priority: 100 }],
  renderHTML: ({ node }) => [
    'pre',
    { 'data-markdown': texts.raw, role: 'note', 'aria-label': texts.raw },
    attribute(node.attrs, 'markdown'),
  ],
});

/** A stored picture. Its URL contains its width and height, and its title is the caption. */
const Picture = Image.extend({
  renderHTML({ HTMLAttributes }) {
    const [src, alt] = ['src', 'alt'].map((name) => attribute(HTMLAttributes, name));
    // Visitors see only stored pictures, and the browser must not request any other URL.
    return pictureOf(src ?? '') ? ['img', HTMLAttributes] : ['span', {}, alt];
  },
});

/** The editor's extensions, limited to what articles may contain. */
export const articleExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    document: false,
    code: false,
    dropcursor: { width: 3, color: 'currentcolor' },
    strike: false,
    underline: false,
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
  }),
  Node.create({ name: 'doc', topNode: true, content: '(block | raw)+' }),
  // Code can be bold, or a link.
  Code.extend({ excludes: '' }),
  TableKit.configure({ table: { resizable: false }, tableCell: false, tableHeader: false }),
  TableCell.extend({ content: LINES }),
  Heading,
  HeadingRow,
  Picture,
  Callout,
  FootnoteReference,
  Footnote,
  Raw,
  CurrentSelection,
  EmptyArticle,
  TypedMarkdown,
  MoveBlock,
  InsertMenuKeys,
];
