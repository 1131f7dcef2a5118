import type { Article } from '@/content/articles';
import { authorOf } from '@/content/authors';
import { site } from '@/content/site';
import { cardAddress } from '@/lib/articles/card-address';
import { articlePath } from '@/lib/articles/shelf';
import { localeOf } from '@/lib/model/languages';
import type { Blog } from '@/lib/model/records';
import { fileAddress } from '@/lib/records/file-address';
import { absoluteAddress } from '../address';
import { articleMeta } from '../article-meta';
import { shareCardPath } from '../share-card';
import type { JsonLdNode } from './node';
import { organizationReference } from './site';

/** Describes a static article, without dates, because the specification gives none. */
export function article({ path, heading, meta }: Article): JsonLdNode {
  return {
    '@type': 'Article',
    headline: heading,
    description: meta.description,
    url: absoluteAddress(path),
    mainEntityOfPage: absoluteAddress(path),
    image: absoluteAddress(shareCardPath(path)),
    inLanguage: site.language,
    author: organizationReference(),
    publisher: organizationReference(),
  };
}

/** Describes an article written in the admin, with its record's dates. */
export function blogArticle(blog: Blog, words: number): JsonLdNode {
  const address = absoluteAddress(articlePath(blog.slug));
  const { id, name } = authorOf(blog.author);
  const published = blog.publishedAt ?? blog.publishAt;
  return {
    '@type': 'Article',
    headline: blog.title,
    description: articleMeta(blog).description,
    url: address,
    mainEntityOfPage: address,
    image: absoluteAddress(blog.image ? fileAddress(blog.image) : cardAddress(blog)),
    ...(published && { datePublished: published.toISOString() }),
    ...(blog.updatedAt && { dateModified: blog.updatedAt.toISOString() }),
    wordCount: words,
    inLanguage: localeOf(blog.language),
    author: id
      ? { '@type': 'Person', jobTitle: name, worksFor: organizationReference() }
      : organizationReference(),
    publisher: organizationReference(),
  };
}
