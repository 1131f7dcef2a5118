import type { Blog } from '@/lib/model/records';
import { readBody } from '@/lib/records/bodies';
import { readInTime } from './read-in-time';

/** The maximum total length of the cached texts, in UTF-16 code units. */
const MAX_LENGTH = 16_000_000;

/** Caches the most recently read article texts, keyed by their hashes, so a cached text is never stale. */
export class ArticleTexts {
  #texts = new Map<string, string>();
  #length = 0;

  async read({ id, body }: Pick<Blog, 'id' | 'body'>): Promise<string> {
    const known = this.#texts.get(body);
    if (known !== undefined) {
      this.#texts.delete(body);
      this.#texts.set(body, known);
      return known;
    }
    const text = await readInTime(readBody('Blog', id, body), 'the text of an article');
    if (!this.#texts.has(body)) this.#length += text.length;
    this.#texts.set(body, text);
    for (const [oldest, { length }] of this.#texts) {
      if (this.#length <= MAX_LENGTH) break;
      this.#texts.delete(oldest);
      this.#length -= length;
    }
    return text;
  }
}
