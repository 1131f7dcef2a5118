import { createHash } from 'node:crypto';
import { elementsOf, type PageElement } from './document';

export type InlineHashes = { scriptHashes: string[]; styleHashes: string[] };

/** Script types to which a Content Security Policy applies. A script element of any other type is a data block. */
const GOVERNED =
  /^\s*(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)?\s*$/i;

const isInlineScript = ({ tag, attributes }: PageElement) =>
  tag === 'script' && attributes.src === undefined && GOVERNED.test(attributes.type ?? '');

const isStyle = ({ tag }: PageElement) => tag === 'style';

function sources(elements: PageElement[]): string[] {
  const hashes = elements.map(({ text }) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/** Returns the Content Security Policy sources for a page's inline scripts and styles. */
export function inlineHashes(html: string): InlineHashes {
  const elements = elementsOf(html);
  return {
    scriptHashes: sources(elements.filter(isInlineScript)),
    styleHashes: sources(elements.filter(isStyle)),
  };
}
