import { toHtml } from 'hast-util-to-html';
import { parseArticle } from '@/lib/articles/markdown';
import type { Blog } from '@/lib/model/records';
import { absoluteAddress } from '../address';

/** Site-relative URLs, which feed readers cannot resolve. */
const RELATIVE = / (href|src)="(\/[^"]*)"/g;

/** The article's whole text for the feed; nothing for a blog without one. */
export async function fullText(
  blog: Blog,
  read: (blog: Blog) => Promise<string>,
): Promise<string | undefined> {
  if (!blog.slug || !blog.body) return undefined;
  const html = toHtml(parseArticle(await read(blog)).tree);
  return html.replace(RELATIVE, (_, name: string, path: string) => ` ${name}="${absoluteAddress(path)}"`);
}
