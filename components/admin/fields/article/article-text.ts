import type { JSONContent } from '@tiptap/core';
import type {
  BlockContent,
  Html,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  TableRow,
} from 'mdast';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { toMarkdown } from 'mdast-util-to-markdown';
import { putLinksOutside, readMarkdown } from '@/lib/articles/dialect';
import { markdownForm } from './markdown-form';

type Marks = NonNullable<JSONContent['marks']>;
type Leaf = { node: PhrasingContent; marks: Marks };

/** Returns an attribute of a node or mark; '' if it is not a string. */
function attribute({ attrs }: { attrs?: JSONContent['attrs'] }, name: string): string {
  const value: unknown = attrs?.[name];
  return typeof value === 'string' ? value : '';
}

const html = (value: string): Html => ({ type: 'html', value });

/** Markdown's own line break ends a heading, a footnote (`line`) and a table row (`cell`). */
type Place = 'text' | 'line' | 'cell';

/** Moves white space at the edges of bold and italic text out of it, so that the Markdown stays readable. */
function withBareEdges(leaves: Leaf[]): Leaf[] {
  const isEdge = (at: number, other: number, type: string) =>
    !leaves[other]?.marks.some((mark) => mark.type === type) &&
    leaves[at]?.marks.some((mark) => mark.type === type);
  return leaves.flatMap((leaf, at): Leaf[] => {
    const { node, marks } = leaf;
    if (node.type !== 'text') return [leaf];
    const [, start = '', middle = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(node.value) ?? [];
    const bare = (other: number) =>
      marks.filter(({ type }) => !(['bold', 'italic'].includes(type) && isEdge(at, other, type)));
    const part = (value: string, own: Marks): Leaf[] =>
      value === '' ? [] : [{ node: { type: 'text', value }, marks: own }];
    return [...part(start, bare(at - 1)), ...part(middle, marks), ...part(end, bare(at + 1))];
  });
}

/** Matches characters that are never shown, and that Markdown replaces with a visible one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it matches
const UNREADABLE = /[\0-\x08\x0b-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff]/g;

function leafOf(node: JSONContent, place: Place): Leaf[] {
  const { marks = [] } = node;
  const leaf = (content: PhrasingContent): Leaf[] => [
    { node: content, marks: marks.filter(({ type }) => type !== 'code') },
  ];
  if (node.type === 'hardBreak') return leaf(place === 'text' ? { type: 'break' } : html('<br>'));
  if (node.type === 'footnoteReference') {
    const label = attribute(node, 'label');
    return leaf({ type: 'footnoteReference', identifier: label.toLowerCase(), label });
  }
  const text = (node.text ?? '').replace(UNREADABLE, '');
  if (text === '') return [];
  // Markdown has no code with a backslash before a pipe in a table.
  const isCode = marks.some(({ type }) => type === 'code') && !(place === 'cell' && text.includes('\\|'));
  if (!isCode) return leaf({ type: 'text', value: text });
  return leaf({ type: 'inlineCode', value: text });
}

const sameMark = (one: Marks[number], other: Marks[number]) =>
  one.type === other.type && attribute(one, 'href') === attribute(other, 'href');

const has = (leaf: Leaf | undefined, mark: Marks[number]) =>
  leaf?.marks.some((other) => sameMark(mark, other)) ?? false;

/** How many of the leaves from the start have the mark. */
function reach(leaves: Leaf[], mark: Marks[number]): number {
  const end = leaves.findIndex((leaf) => !has(leaf, mark));
  return end < 0 ? leaves.length : end;
}

function wrapped(mark: Marks[number], children: PhrasingContent[]): PhrasingContent {
  if (mark.type === 'bold') return { type: 'strong', children };
  if (mark.type === 'italic') return { type: 'emphasis', children };
  return { type: 'link', url: attribute(mark, 'href'), title: null, children: children as never };
}

/** Nests the marks. The mark that reaches furthest is the outermost, and a link is outside of others of the same reach. */
function nested(leaves: Leaf[]): PhrasingContent[] {
  const [first] = leaves;
  if (!first) return [];
  const [outer] = first.marks
    .map((mark) => ({ mark, length: reach(leaves, mark) + (mark.type === 'link' ? 0.5 : 0) }))
    .toSorted((one, other) => other.length - one.length);
  if (!outer) return [first.node, ...nested(leaves.slice(1))];
  const end = Math.floor(outer.length);
  const inner = leaves
    .slice(0, end)
    .map(({ node, marks }) => ({ node, marks: marks.filter((mark) => !sameMark(mark, outer.mark)) }));
  return [wrapped(outer.mark, nested(inner)), ...nested(leaves.slice(end))];
}

/** Joins neighbouring texts, because the addresses in them are found text by text. */
function joined(nodes: PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else if (node.type === 'inlineCode' && last?.type === 'inlineCode') last.value += node.value;
    else
      result.push(
        'children' in node ? ({ ...node, children: joined(node.children) } as PhrasingContent) : node,
      );
  }
  return result;
}

const isBreak = (leaf: Leaf | undefined) => !leaf || leaf.node.type === 'break' || leaf.node.type === 'html';

/** Removes what visitors do not see: line breaks at the end, and spaces at both ends of each line. */
function trimmed(leaves: Leaf[]): Leaf[] {
  const trimEdges = (all: Leaf[], edge: RegExp): Leaf[] => {
    const kept: Leaf[] = [];
    for (const leaf of all) {
      if (leaf.node.type !== 'text' || !isBreak(kept.at(-1))) kept.push(leaf);
      else {
        const value = leaf.node.value.replace(edge, '');
        if (value !== '') kept.push({ ...leaf, node: { type: 'text', value } });
      }
    }
    return kept;
  };
  const kept = trimEdges(trimEdges(leaves, /^[ \t]+/).toReversed(), /[ \t]+$/);
  while (kept[0] && isBreak(kept[0])) kept.shift();
  return kept.toReversed();
}

function phrases(nodes: JSONContent[] | undefined, place: Place): PhrasingContent[] {
  const leaves = withBareEdges((nodes ?? []).flatMap((node) => leafOf(node, place)));
  return joined(nested(trimmed(leaves)));
}

function row(node: JSONContent): TableRow {
  const cells = (node.content ?? []).map((cell) => {
    const lines = (cell.content ?? []).map((block) => phrases(block.content, 'cell'));
    const filled = lines.filter((line) => line.length > 0);
    return {
      type: 'tableCell' as const,
      children: filled.flatMap((line, at) => (at === 0 ? line : [html('<br>'), ...line])),
    };
  });
  return { type: 'tableRow', children: cells };
}

/** The highest number of a list item in Markdown. */
const MAX_NUMBER = 999_999_999;

const ALIGNMENTS = ['left', 'center', 'right'] as const;

function callout(node: JSONContent): BlockContent {
  const mark = html(`[!${attribute(node, 'kind').toUpperCase()}]`);
  const [first, ...others] = blocks(node.content);
  if (first?.type !== 'paragraph')
    return {
      type: 'blockquote',
      children: [{ type: 'paragraph', children: [mark] }, ...(first ? [first, ...others] : [])],
    };
  const opening: Paragraph = { type: 'paragraph', children: [html(`${mark.value}\n`), ...first.children] };
  return { type: 'blockquote', children: [opening, ...others] };
}

function block(node: JSONContent): BlockContent[] {
  switch (node.type) {
    case 'paragraph': {
      const children = phrases(node.content, 'text');
      // Markdown has no empty paragraphs.
      return children.length > 0 ? [{ type: 'paragraph', children }] : [];
    }
    case 'heading': {
      const depth = Number(node.attrs?.level) as 2 | 3 | 4;
      return [{ type: 'heading', depth, children: phrases(node.content, 'line') }];
    }
    case 'horizontalRule':
      return [{ type: 'thematicBreak' }];
    case 'codeBlock': {
      const value = (node.content ?? []).map(({ text }) => text ?? '').join('');
      return [{ type: 'code', lang: attribute(node, 'language') || null, value }];
    }
    case 'blockquote':
      return [{ type: 'blockquote', children: blocks(node.content) }];
    case 'callout':
      return [callout(node)];
    case 'bulletList':
    case 'orderedList': {
      const children = (node.content ?? []).map((item) => {
        const content = blocks(item.content);
        const spread = content.filter(({ type }) => type === 'paragraph').length > 1;
        return { type: 'listItem' as const, spread, children: content };
      });
      const ordered = node.type === 'orderedList';
      return [
        {
          type: 'list',
          ordered,
          start: ordered ? Math.min(Number(node.attrs?.start ?? 1), MAX_NUMBER - children.length) : null,
          spread: false,
          children,
        },
      ];
    }
    case 'image': {
      const [url, alt, title] = ['src', 'alt', 'title'].map((name) =>
        attribute(node, name).replace(/\s+/g, ' '),
      );
      return [
        { type: 'paragraph', children: [{ type: 'image', url: url ?? '', alt, title: title || null }] },
      ];
    }
    case 'table': {
      const children = (node.content ?? []).map(row);
      const align = (node.content?.[0]?.content ?? []).map(
        (cell) => ALIGNMENTS.find((name) => name === attribute(cell, 'align')) ?? null,
      );
      return [{ type: 'table', align, children }];
    }
    default:
      return [];
  }
}

const blocks = (nodes: JSONContent[] | undefined): BlockContent[] => (nodes ?? []).flatMap(block);

function topBlock(node: JSONContent): RootContent[] {
  if (node.type === 'raw') return [html(attribute(node, 'markdown'))];
  if (node.type !== 'footnote') return block(node);
  const label = attribute(node, 'label');
  const paragraph: Paragraph = { type: 'paragraph', children: phrases(node.content, 'line') };
  return [{ type: 'footnoteDefinition', identifier: label.toLowerCase(), label, children: [paragraph] }];
}

/** Visitors get links to bare addresses, so each becomes a link before its characters are escaped. */
function linkAddresses(root: Root): void {
  for (const transform of gfmAutolinkLiteralFromMarkdown().transforms ?? []) transform(root);
}

function* labelsIn(node: Nodes): Generator<string> {
  if (node.type === 'footnoteReference') yield node.label ?? node.identifier;
  if ('children' in node) for (const child of node.children) yield* labelsIn(child);
}

/** Adds an empty footnote for each reference without one, because Markdown reads such references as text. */
function addMissingNotes(root: Root): void {
  // Parts that the editor keeps as Markdown can contain footnotes too.
  const written = root.children.flatMap((node) =>
    node.type === 'html' ? (readMarkdown(node.value)?.children ?? []) : [node],
  );
  const notes = written.filter((node) => node.type === 'footnoteDefinition');
  const known = new Set(notes.map(({ identifier }) => identifier));
  for (const label of labelsIn(root)) {
    const identifier = label.toLowerCase();
    if (known.has(identifier)) continue;
    known.add(identifier);
    root.children.push({ type: 'footnoteDefinition', identifier, label, children: [] });
  }
}

/** Returns the editor's document as the Markdown to save. */
export function articleTextOf(document: JSONContent): string {
  const root: Root = { type: 'root', children: (document.content ?? []).flatMap(topBlock) };
  addMissingNotes(root);
  linkAddresses(root);
  putLinksOutside(root);
  const text = toMarkdown(root, markdownForm);
  return text.replace(/\n$/, '');
}
