import type { Blog } from '@/lib/model/records';

/** Returns the slug that all translations of an article share: the slug of the article in its first language. */
function originalSlug(article: Blog, bySlug: ReadonlyMap<string, Blog>): string {
  const seen = new Set<string>();
  let slug = article.slug;
  while (!seen.has(slug)) {
    seen.add(slug);
    const named = bySlug.get(slug)?.translationOf.split('/').at(-1);
    if (!named) return slug;
    slug = bySlug.get(named)?.slug ?? named;
  }
  // The articles name each other, so each of them could be the first.
  return [...seen].toSorted()[0] ?? slug;
}

/** Returns the articles of a group, one for each language: preferably the original, otherwise the newest. */
function oneForEachLanguage(articles: Blog[], original: string): Blog[] {
  const first = articles.filter(({ slug }) => slug === original);
  const byLanguage = new Map<string, Blog>();
  for (const article of [...first, ...articles])
    if (!byLanguage.has(article.language)) byLanguage.set(article.language, article);
  return [...byLanguage.values()];
}

/**
 * Finds articles that are translations of one another. Those hidden from search engines have none, because search engines
 * ignore translations that they must not index.
 * @param articles newest first
 * @returns for each article's id, the articles in all its languages, including itself. Articles in only one are omitted
 */
export function findTranslations(articles: Blog[]): ReadonlyMap<string, Blog[]> {
  const former = articles.flatMap((article) =>
    article.formerSlugs.split(' ').map((slug) => [slug, article] as const),
  );
  const bySlug = new Map([...former, ...articles.map((article) => [article.slug, article] as const)]);
  const groups = new Map<string, Blog[]>();
  for (const article of articles) {
    if (article.unlisted) continue;
    const original = originalSlug(article, bySlug);
    groups.set(original, [...(groups.get(original) ?? []), article]);
  }
  const found = new Map<string, Blog[]>();
  for (const [original, group] of groups) {
    const articles = oneForEachLanguage(group, original);
    if (articles.length > 1) for (const { id } of articles) found.set(id, articles);
  }
  return found;
}
