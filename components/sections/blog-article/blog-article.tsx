import { JsonLd } from '@/components/seo/json-ld';
import { PageFrame } from '@/components/site/page-frame/page-frame';
import { articlePath } from '@/lib/articles/shelf';
import { articleMeta } from '@/lib/seo/article-meta';
import { blogArticle } from '@/lib/seo/json-ld/article';
import { pageGraph } from '@/lib/seo/json-ld/page-graph';
import { ArticleText, type ArticleTextProps, TRAIL } from './article-text';

/** The page of an article written in the admin. */
export function BlogArticle(props: ArticleTextProps) {
  const { blog, parsed } = props;
  const path = articlePath(blog.slug);
  const graph = { trail: TRAIL, name: blog.title, mainEntity: blogArticle(blog, parsed.words) };
  return (
    <PageFrame currentPath={path}>
      <ArticleText {...props} />
      <JsonLd nodes={pageGraph({ path, meta: articleMeta(blog) }, graph)} />
    </PageFrame>
  );
}
