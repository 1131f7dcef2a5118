import 'server-only';
import { LRUCache } from 'lru-cache';
import { type ParsedArticle, parseArticle } from '@/lib/articles/markdown';
import type { Blog } from '@/lib/model/records';
import { publicText } from './read-for-page';

/** The maximum number of cached articles: twice the number in the feed. */
const MAX_PARSED = 24;

const parsed = new LRUCache<string, ParsedArticle>({ max: MAX_PARSED });

/** Returns a public article's content, cached by the hash of its text, so that the feed and the page can share it. */
export async function parsedArticle(blog: Pick<Blog, 'id' | 'body'>): Promise<ParsedArticle> {
  const known = parsed.get(blog.body);
  if (known) return known;
  const article = parseArticle(await publicText(blog));
  parsed.set(blog.body, article);
  return article;
}
