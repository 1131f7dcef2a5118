import { Article } from '@/components/sections/article/article';
import { PublicPage } from '@/components/sections/public-page/public-page';
import { articles } from '@/content/articles';
import { article as articleNode } from '@/lib/seo/json-ld/article';
import { entryMetadata } from '@/lib/seo/page-metadata';

const article = articles.certification;

export const metadata = entryMetadata(article.path);

export default function CertificationArticlePage() {
  return (
    <PublicPage path={article.path} graph={{ mainEntity: articleNode(article) }}>
      <Article article={article} />
    </PublicPage>
  );
}
