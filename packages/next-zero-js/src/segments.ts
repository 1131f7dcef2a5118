import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { applyEdits, type Edit } from './document';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Matches the letter in a placeholder's id: B for a Suspense boundary, or P for a segment that follows later. */
const PLACE = /[BP](?=:[\da-f]+$)/;

const hasPlaces = (html: string) => /<template id="[^"]*[BP]:/.test(html);

function elementsById(html: string): Map<string, Element> {
  const elements = new Map<string, Element>();
  const visit = (nodes: ChildNode[]) => {
    for (const node of nodes) {
      if (!defaultTreeAdapter.isElementNode(node)) continue;
      const id = node.attrs.find(({ name }) => name === 'id')?.value;
      if (id !== undefined) elements.set(id, node);
      visit(node.childNodes);
    }
  };
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }).childNodes);
  return elements;
}

/**
 * Returns the offset of a boundary's closing comment, where its fallback ends. Inner boundaries have their own closing
 * comments.
 */
function endOfFallback(place: Element): number | undefined {
  const siblings = place.parentNode?.childNodes ?? [];
  let depth = 1;
  for (const node of siblings.slice(siblings.indexOf(place))) {
    if (!defaultTreeAdapter.isCommentNode(node)) continue;
    if (node.data.startsWith('$')) depth += 1;
    if (node.data === '/$') depth -= 1;
    if (depth === 0) return node.sourceCodeLocation?.startOffset;
  }
  return undefined;
}

function nextPlacement(html: string): Edit[] | undefined {
  const elements = elementsById(html);
  for (const [id, place] of elements) {
    const [kind] = PLACE.exec(id) ?? [];
    const segment = elements.get(id.replace(PLACE, 'S'))?.sourceCodeLocation;
    const from = place.sourceCodeLocation;
    if (!kind || place.tagName !== 'template' || !segment?.startTag || !segment.endTag || !from) continue;
    const end = kind === 'B' ? endOfFallback(place) : from.endOffset;
    if (end === undefined) continue;
    const text = html.slice(segment.startTag.endOffset, segment.endTag.startOffset);
    return [
      { start: from.startOffset, end, text },
      { start: segment.startOffset, end: segment.endOffset, text: '' },
    ];
  }
  return undefined;
}

/**
 * Moves markup that React sends at the end of a page, such as a long Suspense boundary, into place. Without this
 * function, React's own scripts do so in the browser.
 */
export function placeSegments(html: string): string {
  let page = html;
  while (hasPlaces(page)) {
    const placement = nextPlacement(page);
    if (!placement) break;
    page = applyEdits(page, placement);
  }
  return page;
}
