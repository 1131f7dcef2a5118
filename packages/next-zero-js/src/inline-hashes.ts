import { createHash } from 'node:crypto';
import { elementsOf, type PageElement } from './document';

export type InlineHashes = { scriptHashes: string[]; styleHashes: string[] };

/** Types that a policy governs; a script element of another type is a block of data. */
const GOVERNED =
  /^\s*(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)?\s*$/i;

const isInlineScript = ({ tag, attributes }: PageElement) =>
  tag === 'script' && attributes.src === undefined && GOVERNED.test(attributes.type ?? '');

const isStyle = ({ tag }: PageElement) => tag === 'style';

function sources(elements: PageElement[]): string[] {
  const hashes = elements.map(({ text }) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/** Returns the sources of a Content Security Policy for the inline scripts and styles of a page. */
export function inlineHashes(html: string): InlineHashes {
  const elements = elementsOf(html);
  return {
    scriptHashes: sources(elements.filter(isInlineScript)),
    styleHashes: sources(elements.filter(isStyle)),
  };
}
