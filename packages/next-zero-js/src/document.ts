import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

export type Attributes = Record<string, string>;

/** A range of the source. `end` is exclusive. */
export type Range = { start: number; end: number };

export type PageElement = {
  tag: string;
  attributes: Attributes;
  /** The text directly inside the element, as browsers parse it. */
  text: string;
  /** The range of the element in the source, from its start tag to its end tag. */
  outer: Range;
  inner: Range;
  /** The range of the `class` attribute in the source. */
  classAttribute?: Range;
  /**
   * Whether the element is inside `<noscript>`, `<template>` or `<svg>`. Styles inside these are not merged with
   * others.
   */
  isNested: boolean;
};

const NESTING = new Set(['noscript', 'template', 'svg']);

const attributesOf = ({ attrs }: Element): Attributes =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

const rangeOf = ({ startOffset, endOffset }: { startOffset: number; endOffset: number }): Range => ({
  start: startOffset,
  end: endOffset,
});

const textOf = ({ childNodes }: Element) =>
  childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');

/** Lists the elements that are written in the source, in document order. Omits elements that the parser adds. */
export function elementsOf(html: string): PageElement[] {
  const elements: PageElement[] = [];
  const visit = (parent: ParentNode, isNested: boolean) => {
    for (const node of parent.childNodes) {
      if (!defaultTreeAdapter.isElementNode(node)) continue;
      const location = node.sourceCodeLocation;
      if (location) {
        const { endOffset, startTag, endTag, attrs } = location;
        elements.push({
          tag: node.tagName,
          attributes: attributesOf(node),
          text: textOf(node),
          outer: rangeOf(location),
          inner: { start: startTag?.endOffset ?? endOffset, end: endTag?.startOffset ?? endOffset },
          ...(attrs?.class && { classAttribute: rangeOf(attrs.class) }),
          isNested,
        });
      }
      const isNesting = isNested || NESTING.has(node.tagName);
      visit(node, isNesting);
      if ('content' in node) visit(node.content, isNesting);
    }
  };
  // With scripting disabled, the markup in <noscript> is parsed too.
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }), false);
  return elements;
}

export type Edit = Range & { text: string };

/** Replaces ranges of the source and leaves all other characters unchanged. Ranges inside other ranges are ignored. */
export function applyEdits(html: string, edits: Edit[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < position) continue;
    result += html.slice(position, start) + text;
    position = end;
  }
  return result + html.slice(position);
}
