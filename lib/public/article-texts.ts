import { LRUCache } from 'lru-cache';
import { readInTime } from '@/lib/loading/within';
import type { Blog } from '@/lib/model/records';
import { readBody } from '@/lib/records/bodies';

/** The maximum total length of the cached texts, in UTF-16 code units. */
const MAX_LENGTH = 16_000_000;

/** Caches the most recently used article texts, keyed by their hashes, so a cached text is never stale. */
export class ArticleTexts {
  #texts = new LRUCache<string, string>({
    maxSize: MAX_LENGTH,
    sizeCalculation: ({ length }) => Math.max(length, 1),
  });

  async read({ id, body }: Pick<Blog, 'id' | 'body'>): Promise<string> {
    const known = this.#texts.get(body);
    if (known !== undefined) return known;
    const text = await readInTime(readBody('Blog', id, body), 'the text of an article');
    this.#texts.set(body, text);
    return text;
  }
}
