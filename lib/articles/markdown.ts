import type { Element, ElementContent, Root, RootContent } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import type { Html, Root as Markdown, Parents } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { articlePage } from '@/content/article-page';
import { patternOf } from '@/lib/model/fields/format';
import { link } from '@/lib/model/fields/link';
import { isLineBreak, readMarkdown } from './dialect';
import { pictureOf } from './picture';
import { slugOf } from './slug';

/** A second-level heading and its id. */
type ArticleHeading = { id: string; heading: string };

/** An article as pages show it: a tree of allowed elements only, its second-level headings and its word count. */
export type ParsedArticle = { tree: Root; headings: ArticleHeading[]; words: number };

/** The allowed elements and attributes. All others are removed. */
const ALLOWED: Schema = {
  tagNames: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'div', 'section', 'hr', 'pre', 'code'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
    ...['a', 'img', 'strong', 'em', 'sup', 'br'],
  ],
  attributes: {
    a: ['href', 'id', 'ariaLabel', 'ariaDescribedBy', 'dataFootnoteRef', 'dataFootnoteBackref'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    div: ['dataCallout'],
    img: ['src', 'alt', 'width', 'height'],
    li: ['id'],
    ol: ['start'],
    section: ['dataFootnotes'],
    td: ['dataAlign'],
    th: ['dataAlign', 'scope'],
  },
  clobber: [],
  required: {},
  strip: [],
};

const LINK = patternOf(link.format);

/** The address of a footnote or of a reference to it. Other links must not lead to an address within the page. */
const FOOTNOTE = /^#note-/;

function textOf(node: RootContent | Root): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Returns a stored picture with its size, or the alternative text of a picture with any other address. */
function picture(element: Element): ElementContent[] {
  const { src, alt } = element.properties;
  const shown = pictureOf(String(src ?? ''));
  if (!shown) return alt ? [{ type: 'text', value: String(alt) }] : [];
  return [{ ...element, properties: { alt: String(alt ?? ''), ...shown } }];
}

function anchor(element: Element): ElementContent[] {
  const href = String(element.properties.href ?? '');
  const { dataFootnoteRef, dataFootnoteBackref } = element.properties;
  const isNote = dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined;
  return (isNote ? FOOTNOTE : LINK).test(href) ? [element] : element.children;
}

/**
 * Returns the figure for a paragraph that contains only a stored picture, with the picture's title as the caption.
 * Returns null for any other paragraph.
 */
function figure({ children }: Element): ElementContent[] | null {
  const [image, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (image?.type !== 'element' || image.tagName !== 'img' || others.length > 0) return null;
  const caption = image.properties.title;
  const shown = picture(image);
  if (shown[0]?.type !== 'element') return null;
  const words: ElementContent[] = caption
    ? [
        {
          type: 'element',
          tagName: 'figcaption',
          properties: {},
          children: [{ type: 'text', value: String(caption) }],
        },
      ]
    : [];
  return [{ type: 'element', tagName: 'figure', properties: {}, children: [...shown, ...words] }];
}

function check(element: Element): ElementContent[] {
  const asFigure = element.tagName === 'p' ? figure(element) : null;
  if (asFigure) return asFigure;
  element.children = element.children.flatMap((child) => (child.type === 'element' ? check(child) : [child]));
  if (element.tagName === 'a') return anchor(element);
  if (element.tagName === 'img') return picture(element);
  const { align, ...properties } = element.properties;
  if (align) element.properties = { ...properties, dataAlign: String(align) };
  if (element.tagName === 'th' && textOf(element).trim() === '') element.tagName = 'td';
  if (element.tagName === 'th') element.properties.scope = 'col';
  return [element];
}

/**
 * Gives each heading at the top level of the tree a unique id.
 * @returns the second-level headings that have text
 */
function addressHeadings(root: Root): ArticleHeading[] {
  const taken = new Set<string>();
  const copies = new Map<string, number>();
  const addressed = root.children.flatMap((node): (ArticleHeading & { level: string })[] => {
    if (node.type !== 'element' || !/^h[234]$/.test(node.tagName)) return [];
    const heading = textOf(node).trim();
    const slug = slugOf(heading);
    let copy = copies.get(slug) ?? 1;
    let id = `section-${slugOf(heading, copy)}`;
    while (taken.has(id)) id = `section-${slugOf(heading, ++copy)}`;
    copies.set(slug, copy);
    taken.add(id);
    node.properties.id = id;
    return heading === '' ? [] : [{ id, heading, level: node.tagName }];
  });
  return addressed.filter(({ level }) => level === 'h2').map(({ id, heading }) => ({ id, heading }));
}

const countWords = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

const BETWEEN_PARAGRAPHS = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/** Shows typed HTML as text, apart from line breaks within text. */
function typedHtml({ value }: Html, parent: Parents | undefined): ElementContent {
  const text: ElementContent = { type: 'text', value };
  const isWithinText = parent !== undefined && !BETWEEN_PARAGRAPHS.has(parent.type);
  if (!isWithinText) return { type: 'element', tagName: 'p', properties: {}, children: [text] };
  return isLineBreak(value) ? { type: 'element', tagName: 'br', properties: {}, children: [] } : text;
}

function toTree(markdown: Markdown): Root {
  const tree = toHast(markdown, {
    clobberPrefix: 'note-',
    footnoteLabel: articlePage.sources,
    footnoteLabelProperties: {},
    footnoteBackLabel: articlePage.backToText,
    handlers: { html: (_state, node: Html, parent: Parents | undefined) => typedHtml(node, parent) },
  });
  return tree.type === 'root' ? tree : { type: 'root', children: [] };
}

/** Returns an article with the text as one paragraph, without formatting. */
function plainArticle(text: string): ParsedArticle {
  const paragraph: Element = {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [{ type: 'text', value: text }],
  };
  return { tree: { type: 'root', children: [paragraph] }, headings: [], words: countWords(text) };
}

/**
 * Parses an article: CommonMark with tables, footnotes and bare addresses as links. The result contains only allowed
 * elements, attributes and addresses. Text that exceeds the formatting limits or is nested too deeply becomes one
 * paragraph without formatting.
 */
export function parseArticle(text: string): ParsedArticle {
  const markdown = readMarkdown(text);
  if (!markdown) return plainArticle(text);
  const root = toTree(markdown);
  root.children = root.children.flatMap((node): RootContent[] =>
    node.type === 'element' ? check(node) : [node],
  );
  const headings = addressHeadings(root);
  const tree = sanitize(root, ALLOWED);
  if (tree.type !== 'root') throw new Error('The sanitised article is not a root node.');
  return { tree, headings, words: countWords(textOf(tree)) };
}

const WORDS_PER_MINUTE = 220;

/** Returns the reading time in minutes for a number of words, at least 1. */
export const minutesOf = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE));
