import { Article } from '@/components/sections/article/article';
import { PublicPage } from '@/components/sections/public-page/public-page';
import { articles } from '@/content/articles';
import { article as articleNode } from '@/lib/seo/json-ld/article';
import { pageEntry } from '@/lib/seo/page-entry';
import { pageMetadata } from '@/lib/seo/page-metadata';

const article = articles.certification;

export const metadata = pageMetadata(pageEntry(article.path));

export default function CertificationArticlePage() {
  return (
    <PublicPage path={article.path} graph={{ mainEntity: articleNode(article) }}>
      <Article article={article} />
    </PublicPage>
  );
}
