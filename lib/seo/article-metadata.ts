import type { Metadata } from 'next';
import { cardAddress } from '@/lib/articles/card-address';
import { articlePath, type PublicArticle } from '@/lib/articles/shelf';
import { absoluteAddress } from './address';
import { articleMeta } from './article-meta';
import { pageMetadata } from './page-metadata';

/** Returns an article's metadata for crawlers and sharing. */
export function articleMetadata({ blog, translations }: PublicArticle): Metadata {
  return pageMetadata(
    {
      path: articlePath(blog.slug),
      meta: articleMeta(blog),
      kind: 'article',
      ...(blog.unlisted && { unlisted: true as const }),
    },
    {
      card: cardAddress(blog),
      language: blog.language,
      languages: Object.fromEntries(
        translations.map(({ language, slug }) => [language, absoluteAddress(articlePath(slug))]),
      ),
    },
  );
}
