import { PublicPage } from '@/components/sections/public-page/public-page';
import { articlePath } from '@/lib/articles/shelf';
import { localeOf } from '@/lib/model/languages';
import { articleMeta } from '@/lib/seo/article-meta';
import { blogArticle } from '@/lib/seo/json-ld/article';
import { ArticleText, type ArticleTextProps, TRAIL } from './article-text';

/** The page of an article written in the admin. */
export function BlogArticle(props: ArticleTextProps) {
  const { blog, parsed } = props;
  const path = articlePath(blog.slug);
  const mainEntity = blogArticle(blog, parsed.words);
  const graph = { trail: TRAIL, name: blog.title, mainEntity, language: localeOf(blog.language) };
  return (
    <PublicPage path={path} meta={articleMeta(blog)} graph={graph}>
      <ArticleText {...props} />
    </PublicPage>
  );
}
