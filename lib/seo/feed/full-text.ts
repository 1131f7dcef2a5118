import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { ParsedArticle } from '@/lib/articles/markdown';
import { languageAttributes } from '@/lib/model/languages';
import { absoluteAddress } from '../address';

/** Site-relative URLs, which some feed readers do not resolve. */
const RELATIVE = / (href|src)="(\/[^"]*)"/g;

/** The article as it is, or in an element that states its language and direction. */
function inLanguage({ tree }: ParsedArticle, language: string): Root | Element {
  const { lang, dir } = languageAttributes(language);
  if (!lang) return tree;
  const children = tree.children.filter((node) => node.type !== 'doctype');
  return { type: 'element', tagName: 'div', properties: { lang, dir }, children };
}

/** Returns an article's whole text for the feed, as HTML with absolute URLs in place of site-relative ones. */
export const fullText = (article: ParsedArticle, language: string): string =>
  toHtml(inLanguage(article, language)).replace(
    RELATIVE,
    (_, name: string, path: string) => ` ${name}="${absoluteAddress(path)}"`,
  );
