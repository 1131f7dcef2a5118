import 'server-only';
import { type ParsedArticle, parseArticle } from '@/lib/articles/markdown';
import type { Blog } from '@/lib/model/records';
import { publicText } from './content';

/** The maximum number of parsed articles in memory: twice the number in the feed. */
const MAX_PARSED = 24;

const parsed = new Map<string, ParsedArticle>();

/** Returns a public article's content, cached by the hash of its text, so that the feed and the page can share it. */
export async function parsedArticle(blog: Pick<Blog, 'id' | 'body'>): Promise<ParsedArticle> {
  const article = parsed.get(blog.body) ?? parseArticle(await publicText(blog));
  parsed.delete(blog.body);
  parsed.set(blog.body, article);
  const [oldest] = parsed.keys();
  if (oldest !== undefined && parsed.size > MAX_PARSED) parsed.delete(oldest);
  return article;
}
