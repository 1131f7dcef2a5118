import type { Blog } from '@/lib/model/records';
import { findTranslations } from './translations';

/** An article with the articles that its page links to. */
export type PublicArticle = {
  blog: Blog;
  /** The next older and the next newer article, or null. */
  previous: Blog | null;
  next: Blog | null;
  related: Blog[];
  /** The article in all its languages, including this one. Empty if there is only one. */
  translations: Blog[];
};

export const articlePath = (slug: string): string => `/blogs/${slug}`;

const ARTICLE_PATH = /^\/blogs\/([a-z0-9-]{1,80})$/;

/**
 * Returns the slug in a path that can belong to an article, or null for other paths, such as those of the archive's
 * pages.
 */
export function slugIn(path: string): string | null {
  const slug = ARTICLE_PATH.exec(path)?.[1];
  return slug && /[a-z]/.test(slug) ? slug : null;
}

/** The target of a blog's card: the blog's article or, if it has none, its link. */
export const blogAddress = ({ slug, body, link }: Pick<Blog, 'slug' | 'body' | 'link'>): string =>
  slug && body ? articlePath(slug) : link;

/**
 * The number of older and of newer articles from which related articles are chosen. It is small, so that a new article
 * makes few pages stale.
 */
const WINDOW = 4;
const MAX_RELATED = 3;

const wordsOf = ({ title, description }: Blog) =>
  new Set(`${title} ${description}`.toLowerCase().match(/\p{L}{5,}/gu) ?? []);

function relatedTo(blog: Blog, others: Blog[]): Blog[] {
  const words = wordsOf(blog);
  const scored = others.map((other) => ({
    other,
    score: [...wordsOf(other)].filter((word) => words.has(word)).length,
  }));
  return scored
    .filter(({ score }) => score > 1)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_RELATED)
    .map(({ other }) => other);
}

/** The public articles, with lookups by slug. */
export class Shelf {
  #articles: Blog[];
  #places: Map<string, number>;
  #moved: Map<string, string>;
  #states = new Map<string, string>();
  #translations: ReadonlyMap<string, Blog[]>;

  /** @param blogs the public blogs, newest first */
  constructor(blogs: Blog[]) {
    this.#articles = blogs.filter(({ slug, body }) => slug !== '' && body !== '');
    this.#translations = findTranslations(this.#articles);
    this.#places = new Map(this.#articles.map(({ slug }, place) => [slug, place]));
    this.#moved = new Map(
      this.#articles.flatMap(({ slug, formerSlugs }) =>
        formerSlugs
          .split(' ')
          .filter((former) => former !== '')
          .map((former) => [former, slug] as const),
      ),
    );
  }

  has(slug: string): boolean {
    return this.#places.has(slug);
  }

  /**
   * Returns the current slug of the article that formerly had this slug, or null if there is none or an article has
   * this slug now.
   */
  movedFrom(slug: string): string | null {
    return this.has(slug) ? null : (this.#moved.get(slug) ?? null);
  }

  get(slug: string): PublicArticle | null {
    const place = this.#places.get(slug);
    const blog = place === undefined ? undefined : this.#articles[place];
    if (!blog || place === undefined) return null;
    const around = this.#articles.slice(Math.max(0, place - WINDOW), place + WINDOW + 1);
    return {
      blog,
      previous: this.#articles[place + 1] ?? null,
      next: this.#articles[place - 1] ?? null,
      related: relatedTo(
        blog,
        around.filter(({ id }) => id !== blog.id),
      ),
      translations: this.#translations.get(blog.id) ?? [],
    };
  }

  /**
   * Returns the ids and revisions of the records on an article's page as a short string, or '' if there is no such
   * article. The string is cached, because every visit compares it.
   */
  stateOf(slug: string): string {
    const article = this.#states.has(slug) ? null : this.get(slug);
    if (article) {
      const { blog, previous, next, related, translations } = article;
      const shown = [blog, previous, next, ...related, ...translations];
      this.#states.set(slug, shown.map((one) => one && `${one.id}@${one.revision}`).join(' '));
    }
    return this.#states.get(slug) ?? '';
  }
}
