import { toHtml } from 'hast-util-to-html';
import type { ParsedArticle } from '@/lib/articles/markdown';
import { absoluteAddress } from '../address';

/** Site-relative URLs, which some feed readers do not resolve. */
const RELATIVE = / (href|src)="(\/[^"]*)"/g;

/** Returns an article's whole text for the feed, as HTML with absolute URLs in place of site-relative ones. */
export const fullText = ({ tree }: ParsedArticle): string =>
  toHtml(tree).replace(RELATIVE, (_, name: string, path: string) => ` ${name}="${absoluteAddress(path)}"`);
