import type { Blog } from '../../lib/model/records';

/** Only the newest articles are searched, and only the start of each, so that the index stays small. */
const MAX_ARTICLES = 300;
const MAX_CHARACTERS = 12_000;

/** Matches the addresses of Markdown links and images, with any titles. */
const ADDRESS = /\]\([^)\s]{0,500}(?: "[^"]{0,300}")?\)/g;
const MARKS = /\[[!^][^\]]{0,50}\]:?|!(?=\[)|[#>*_`|[\]\\]+|^ *(?:[-+]|\d{1,3}\.)(?= )|-{3,}/gm;

/** Returns the words at the start of Markdown source, without addresses, formatting or blank lines. */
export const wordsOf = (text: string): string =>
  text
    .slice(0, MAX_CHARACTERS)
    .replace(ADDRESS, ' ')
    .replace(MARKS, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n[ \n]*/g, '\n')
    .trim();

type Article = Pick<Blog, 'id' | 'slug' | 'body'>;

const isArticle = ({ slug, body }: Article) => slug !== '' && body !== '';

/** The words of public articles, by the hashes of their texts. */
export class ArticleWords {
  #known = new Map<string, string>();
  #isReading = false;
  #read: (blog: Article) => Promise<string>;

  constructor(read: (blog: Article) => Promise<string>) {
    this.#read = read;
  }

  /** The words of the article whose text has this hash, or '' until the text has been read. */
  of(body: string): string {
    return this.#known.get(body) ?? '';
  }

  /**
   * Reads missing texts one at a time. A call during another call returns false immediately.
   * @param blogs newest first
   * @returns whether any text was read
   */
  async readMissing(blogs: Article[]): Promise<boolean> {
    if (this.#isReading) return false;
    this.#isReading = true;
    try {
      const articles = blogs.filter(isArticle).slice(0, MAX_ARTICLES);
      const present = new Set(articles.map(({ body }) => body));
      for (const hash of this.#known.keys()) if (!present.has(hash)) this.#known.delete(hash);
      let hasRead = false;
      for (const article of articles) {
        if (this.#known.has(article.body)) continue;
        // A text may be unreadable, for example because the article has just been unpublished.
        const text = await this.#read(article).catch(() => null);
        if (text === null) continue;
        this.#known.set(article.body, wordsOf(text));
        hasRead = true;
      }
      return hasRead;
    } finally {
      this.#isReading = false;
    }
  }
}
