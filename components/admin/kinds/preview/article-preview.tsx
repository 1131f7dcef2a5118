'use client';

import { useDeferredValue, useMemo } from 'react';
import { ArticleText } from '@/components/sections/blog-article/article-text';
import { article as texts } from '@/content/admin/article';
import { parseArticle } from '@/lib/articles/markdown';
import { articlePath } from '@/lib/articles/shelf';
import type { Blog } from '@/lib/model/records';
import { articleMeta } from '@/lib/seo/article-meta';
import styles from './article-preview.module.scss';

export type ArticlePreviewProps = { blog: Blog };

/** An article's text as it appears on its page, without links to other articles. */
export function ArticlePreview({ blog }: ArticlePreviewProps) {
  const text = useDeferredValue(blog.text);
  const parsed = useMemo(() => parseArticle(text), [text]);
  return (
    <ArticleText blog={blog} previous={null} next={null} related={[]} translations={[]} parsed={parsed} />
  );
}

/** A preview of the search result of an article with a slug, or a note if the article is unlisted. */
export function SearchPreview({ blog }: ArticlePreviewProps) {
  const { title, description } = articleMeta(blog);
  const path = articlePath(blog.slug);
  return (
    <section className={styles.result} aria-labelledby="search-preview">
      <h2 id="search-preview" className={styles.heading}>
        {texts.searchPreview}
      </h2>
      {blog.unlisted ? (
        <p>{texts.unlisted}</p>
      ) : (
        <div className={styles.card}>
          <p className={styles.address}>
            {window.location.host} › {path.slice(1).replace('/', ' › ')}
          </p>
          <p className={styles.title} dir="auto">
            {title}
          </p>
          <p dir="auto">{description}</p>
        </div>
      )}
    </section>
  );
}
