import type { JSONContent } from '@tiptap/core';
import { toHtml } from 'hast-util-to-html';
import type {
  Definition,
  FootnoteDefinition,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import { calloutOf, isLineBreak, readMarkdown } from '@/lib/articles/dialect';
import { parseArticle } from '@/lib/articles/markdown';
import { articleTextOf } from './article-text';

type Mark = NonNullable<JSONContent['marks']>[number];

/** The editor's content for a part of an article, or null if the editor cannot represent it. */
type Converted = JSONContent[] | null;

/** Concatenates the results, or returns null if one of them is null. */
function all<Item>(items: readonly Item[], convert: (item: Item) => Converted): Converted {
  const converted: JSONContent[] = [];
  for (const item of items) {
    const some = convert(item);
    if (!some) return null;
    converted.push(...some);
  }
  return converted;
}

/** Text in the editor is in one line, as visitors see it. */
const inOneLine = (text: string) => text.replace(/[ \t]*\r?\n[ \t]*/g, ' ');

/** Converts the blocks of one article. */
class Conversion {
  #definitions: Map<string, Definition>;

  constructor(root: Root) {
    const definitions = root.children.flatMap((node) => (node.type === 'definition' ? [node] : []));
    // The first definition of an identifier counts.
    this.#definitions = new Map(definitions.toReversed().map((node) => [node.identifier, node]));
  }

  block(node: RootContent, isTop: boolean): Converted {
    switch (node.type) {
      case 'paragraph':
        return this.#paragraph(node);
      case 'heading':
        return this.#withInline('heading', { level: node.depth }, node.children);
      case 'thematicBreak':
        return [{ type: 'horizontalRule' }];
      case 'code': {
        const content = node.value === '' ? {} : { content: [{ type: 'text', text: node.value }] };
        return [{ type: 'codeBlock', attrs: { language: node.lang ?? null }, ...content }];
      }
      case 'blockquote': {
        const kind = calloutOf(node);
        const content = this.#blocks(node.children);
        return (
          content && [kind ? { type: 'callout', attrs: { kind }, content } : { type: 'blockquote', content }]
        );
      }
      case 'list':
        return this.#list(node);
      case 'table':
        return this.#table(node);
      // Visitors see HTML between blocks as text.
      case 'html':
        return [{ type: 'paragraph', content: [{ type: 'text', text: inOneLine(node.value) }] }];
      case 'footnoteDefinition':
        return isTop ? this.#footnote(node) : null;
      // References contain the address instead.
      case 'definition':
        return [];
      default:
        return null;
    }
  }

  /** Blocks within another block, which must not be empty. */
  #blocks(nodes: RootContent[]): Converted {
    const content = all(nodes, (node) => this.block(node, false));
    return content && (content.length > 0 ? content : [{ type: 'paragraph' }]);
  }

  #withInline(type: string, attrs: JSONContent['attrs'], nodes: PhrasingContent[]): Converted {
    const content = this.#inline(nodes, []);
    return content && [{ type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) }];
  }

  #paragraph({ children }: Paragraph): Converted {
    const [only, ...others] = children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
    if (only && others.length === 0 && (only.type === 'image' || only.type === 'imageReference')) {
      const source = only.type === 'image' ? only : this.#definitions.get(only.identifier);
      if (!source) return null;
      return [{ type: 'image', attrs: { src: source.url, alt: only.alt ?? '', title: source.title ?? '' } }];
    }
    return this.#withInline('paragraph', undefined, children);
  }

  #list({ ordered, start, children }: List): Converted {
    const content = all(children, (item) => this.#item(item));
    if (!content) return null;
    return [
      ordered
        ? { type: 'orderedList', attrs: { start: start ?? 1 }, content }
        : { type: 'bulletList', content },
    ];
  }

  #item({ children }: ListItem): Converted {
    const content = this.#blocks(children);
    if (!content) return null;
    const isComplete = content[0]?.type === 'paragraph';
    return [{ type: 'listItem', content: isComplete ? content : [{ type: 'paragraph' }, ...content] }];
  }

  #table({ align, children: rows }: Table): Converted {
    const [head] = rows;
    const columns = [...(head?.children ?? []).keys()];
    const content = all(rows, (row) => {
      const type = row === head ? 'tableHeader' : 'tableCell';
      const cells = all(columns, (column) => {
        const text = this.#withInline('paragraph', undefined, row.children[column]?.children ?? []);
        return text && [{ type, attrs: { align: align?.[column] ?? null }, content: text }];
      });
      return cells && [{ type: 'tableRow', content: cells }];
    });
    return content && [{ type: 'table', content }];
  }

  #footnote({ label, identifier, children }: FootnoteDefinition): Converted {
    const [only, ...others] = children;
    if ((only && only.type !== 'paragraph') || others.length > 0) return null;
    return this.#withInline('footnote', { label: label ?? identifier }, only?.children ?? []);
  }

  #inline(nodes: PhrasingContent[], marks: Mark[]): Converted {
    return all(nodes, (node) => this.#phrase(node, marks));
  }

  #phrase(node: PhrasingContent, marks: Mark[]): Converted {
    const withMarks = { ...(marks.length > 0 && { marks }) };
    const text = (value: string, own: Mark[] = marks): JSONContent[] =>
      value === '' ? [] : [{ type: 'text', text: inOneLine(value), ...(own.length > 0 && { marks: own }) }];
    const within = (mark: Mark, children: PhrasingContent[]) =>
      // A mark within itself means nothing.
      this.#inline(children, marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark]);
    switch (node.type) {
      case 'text':
        return text(node.value);
      case 'inlineCode':
        return text(node.value, [...marks, { type: 'code' }]);
      case 'strong':
        return within({ type: 'bold' }, node.children);
      case 'emphasis':
        return within({ type: 'italic' }, node.children);
      case 'link':
        return within({ type: 'link', attrs: { href: node.url } }, node.children);
      case 'linkReference': {
        const href = this.#definitions.get(node.identifier)?.url;
        return href === undefined ? null : within({ type: 'link', attrs: { href } }, node.children);
      }
      case 'break':
        return [{ type: 'hardBreak', ...withMarks }];
      case 'html':
        return isLineBreak(node.value) ? [{ type: 'hardBreak', ...withMarks }] : text(node.value);
      case 'footnoteReference':
        return [{ type: 'footnoteReference', attrs: { label: node.label ?? node.identifier }, ...withMarks }];
      default:
        return null;
    }
  }
}

const sourceOf = ({ position }: Nodes, text: string) =>
  text.slice(position?.start.offset ?? 0, position?.end.offset ?? text.length);

const raw = (markdown: string): JSONContent => ({ type: 'raw', attrs: { markdown } });

const documentWith = (content: JSONContent[]): JSONContent => ({
  type: 'doc',
  content: content.length > 0 ? content : [{ type: 'paragraph' }],
});

/** The HTML that visitors get for an article. */
const asShown = (text: string) =>
  toHtml(parseArticle(text).tree)
    .replace(/\s+/g, ' ')
    .replace(/> | </g, (end) => end.trim());

/** Whether visitors see the same if the editor saves the document in place of the text. */
const isSame = (text: string, document: JSONContent) => asShown(articleTextOf(document)) === asShown(text);

/**
 * Returns an article as the editor's document. A block that the editor cannot represent, or would change for visitors,
 * becomes a `raw` block with its Markdown.
 */
export function editorDocument(text: string): JSONContent {
  const root = readMarkdown(text);
  if (!root) return documentWith([raw(text)]);
  const conversion = new Conversion(root);
  const blocks = root.children.map((node) => ({ node, converted: conversion.block(node, true) }));
  const definitions = root.children
    .filter(({ type }) => type === 'definition')
    .map((node) => sourceOf(node, text))
    .join('\n');
  const build = (isRaw: (block: (typeof blocks)[number]) => boolean) => {
    const hasRaw = blocks.some(isRaw);
    return documentWith(
      blocks.flatMap((block) => {
        const { node, converted } = block;
        // Raw blocks may refer to definitions.
        const keeps = isRaw(block) || (hasRaw && node.type === 'definition');
        return !keeps && converted ? converted : [raw(sourceOf(node, text))];
      }),
    );
  };
  const first = build(({ converted }) => converted === null);
  if (isSame(text, first)) return first;
  const survives = ({ node, converted }: (typeof blocks)[number]) =>
    converted !== null && isSame(`${sourceOf(node, text)}\n\n${definitions}`, documentWith(converted));
  const second = build((block) => !survives(block));
  return isSame(text, second) ? second : documentWith([raw(text)]);
}
